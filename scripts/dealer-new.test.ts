import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSite } from '#tenants/load.ts'
import { type Answers, collect } from './dealer-new/answers.ts'
import { openDealer } from './dealer-new.ts'

const given: Partial<Answers> = {
  name: 'Corner & Sons "Garage"',
  phone: '08 5550 0142',
  street: '1 Example Street',
  city: 'Darwin City',
  state: 'NT',
  postcode: '0800',
}

function newRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'dealer-new-'))
  cpSync('dealers/_templates', join(root, 'dealers/_templates'), { recursive: true })
  return root
}

describe('dealer:new', () => {
  it('writes a dealer that loads without a problem, zeros and quotes kept (S1.5)', async () => {
    const root = newRoot()
    openDealer(root, await collect(given, ['showroom'], null))
    const loaded = loadSite('corner-sons-garage', { root, env: {} })
    expect('problems' in loaded ? loaded.problems : []).toEqual([])
    if (!('site' in loaded)) return
    expect(loaded.site.name).toBe('Corner & Sons "Garage"')
    expect(loaded.site.contact.phone).toBe('08 5550 0142')
    expect(loaded.site.locations[0]?.address.postcode).toBe('0800')
  })

  it('asks for what it was not told and takes defaults for empty answers', async () => {
    const asked: string[] = []
    const answers = await collect({ ...given, slug: 'corner' }, ['studio', 'trail'], async (question) => {
      asked.push(question)
      return question === 'Brand colour' ? '#aa0000' : ''
    })
    expect(asked).toEqual([
      'Template',
      'Address of the site',
      'E-mail',
      'Brand colour',
      'Locale (en-AU, en-NZ or en-US)',
    ])
    expect(answers).toMatchObject({
      template: 'studio',
      url: 'https://www.corner.example',
      colour: '#aa0000',
      locale: 'en-AU',
    })
  })

  it('names what is missing when nobody can be asked', async () => {
    await expect(collect({ name: 'A' }, ['studio'], null)).rejects.toThrow(
      'Still needed: --phone, --street, --city, --state, --postcode',
    )
  })

  it('never writes over a dealer', async () => {
    const root = newRoot()
    const answers = await collect(given, ['showroom'], null)
    openDealer(root, answers)
    const before = readFileSync(join(root, 'dealers/corner-sons-garage/site.yaml'), 'utf8')
    expect(() => openDealer(root, { ...answers, name: 'Another' })).toThrow(
      'There is a dealer corner-sons-garage already',
    )
    expect(readFileSync(join(root, 'dealers/corner-sons-garage/site.yaml'), 'utf8')).toBe(before)
  })

  it('leaves nothing behind when an answer does not hold, and says which', async () => {
    const root = newRoot()
    const answers = await collect({ ...given, state: 'Nowhere' }, ['showroom'], null)
    expect(() => openDealer(root, answers)).toThrow(/locations\.yaml:\d+:\d+ +.*"Nowhere"/)
    expect(existsSync(join(root, 'dealers/corner-sons-garage'))).toBe(false)
  })
})
