import type { DealerFile } from '../dealer-file/dealer-file.ts'

/** Whether a service is set up: true, or a map of its own settings. */
export function isSetUp(service: DealerFile['autograb']): boolean {
  return service !== null && service !== false
}

/** Whether the chat assistant is on: switched on, or with an account. */
export function isChatOn({ chat, autobot }: Pick<DealerFile, 'chat' | 'autobot'>): boolean {
  return chat.enabled || isSetUp(autobot)
}
