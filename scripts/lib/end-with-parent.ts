// Preloaded (`node --import`) into processes that make no sense without the one that started them. A parent that is
// killed can tell nobody, so its child looks after it: an orphan would go on to hold a port, or to write files.
const startedBy = Number(process.env.FORECOURT_PARENT)
const lookEveryMs = 500

// Not when something stands between the two, nor in the child's own children, which inherit the environment.
if (process.ppid === startedBy) {
  setInterval(() => {
    if (process.ppid !== startedBy) process.kill(process.pid, 'SIGTERM')
  }, lookEveryMs).unref()
}
