const use = /^\s*(?:-\s*)?uses:\s*["']?([^\s"'#]+)["']?\s*(#.*)?$/gm

/** Actions of a workflow not pinned to a commit with the version in a comment. This repository's own are exempt. */
export function unpinnedActions(workflow: string): readonly string[] {
  const uses = [...workflow.matchAll(use)].filter(([, action = '']) => !action.startsWith('./'))
  return uses
    .filter(
      ([, action = '', comment = '']) => !/@[0-9a-f]{40}$/.test(action) || !/^# v\d+\.\d+\.\d+$/.test(comment.trim()),
    )
    .map(([, action = '']) => action)
}
