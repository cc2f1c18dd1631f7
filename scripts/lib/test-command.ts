import { execFile } from 'node:child_process'

/** Exit code and output of a command. */
export interface Said {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command as npm does, by its file's name in scripts. */
export function runCommand(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Said> {
  const all = ['--disable-warning=ExperimentalWarning', `scripts/${script}.ts`, ...args]
  const quiet = {
    GITHUB_ACTIONS: '',
    GITHUB_STEP_SUMMARY: '',
    GITHUB_OUTPUT: '',
    DEBUG: '',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, all, { env: { ...process.env, ...quiet, ...env } }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
}
