const use = /^\s*(?:-\s*)?uses:\s*["']?([^\s"'#]+)["']?\s*(#.*)?$/gm

/** The actions of a workflow that are not pinned: to a commit, with the version in a comment. Actions of this repository are. */
export function unpinnedActions(workflow: string): readonly string[] {
  const uses = [...workflow.matchAll(use)].filter(([, action = '']) => !action.startsWith('./'))
  return uses
    .filter(
      ([, action = '', comment = '']) => !/@[0-9a-f]{40}$/.test(action) || !/^# v\d+\.\d+\.\d+$/.test(comment.trim()),
    )
    .map(([, action = '']) => action)
}
