/* For browsers that let no page show a notification, only a worker of its site: a touch on one leads to its table. */
addEventListener('notificationclick', (event) => {
  const table = event.notification.data
  event.notification.close()
  event.waitUntil(
    clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === table)
      return page ? page.focus() : clients.openWindow(table)
    }),
  )
})
