import { describe, expect, it } from 'vitest'
import { sampleDatabases } from '../store/sample-databases.ts'
import { hasPostgres, withoutPostgres } from '../store/sample-postgres.ts'
import { outboxMailer } from './outbox-mailer.ts'

const { places, opened } = sampleDatabases()

describe.each(Object.entries(places))('mails of a machine without a mail server, in %s', (kind, place) => {
  const isHere = kind === 'SQLite' || hasPostgres()
  if (!isHere) return it.skip(withoutPostgres, () => undefined)

  it('stand in the outbox whatever an earlier version took of a shopper', async () => {
    const db = await opened(place())
    const mail = {
      from: 'a@b.example',
      to: ['c\u0000@d.example'],
      subject: 'H\u0000i',
      text: 'x\u0000y',
      html: '<p>\u0000',
    }
    await outboxMailer(db).send({ ...mail, messageId: '<1@b.example>' }, new Date('2026-03-02T01:00:00Z'))
    expect(await db.selectFrom('outbox').select(['receiver', 'subject', 'text', 'html']).execute()).toEqual([
      { receiver: 'c@d.example', subject: 'Hi', text: 'xy', html: '<p>' },
    ])
  })
})
