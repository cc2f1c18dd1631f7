import { describe, expect, it, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { PictureHosts, pictureHostsOn } from './picture-hosts.ts'

const own = { cars: { images: { host: null, quality: 75 } } }

describe('the hosts of pictures', () => {
  test.each<[string, string, readonly string[]]>([
    ['a picture of the site', '<img src="/pictures/a.webp" srcset="/pictures/a.webp 1x">', []],
    ['a picture elsewhere', '<img alt="a > b" src="https://cdn.example/a.jpg">', ['https://cdn.example']],
    [
      'a wider one',
      '<img src="/a.webp" srcset="/a.webp 1x, https://wide.example/a.webp 2x">',
      ['https://wide.example'],
    ],
    ['one of a <picture>', '<source srcset="https://cdn.example/a.avif 1x">', ['https://cdn.example']],
    ['an address without a scheme', '<img src="//cdn.example/a.jpg">', ['https://cdn.example']],
    [
      'an insecure one, which browsers ask for securely',
      '<img src="http://cdn.example/a.jpg">',
      ['https://cdn.example'],
    ],
    [
      'a sign of the site',
      '<link rel="canonical" href="https://c.example/"><link href="https://i.example/a.svg" rel="icon">',
      ['https://i.example'],
    ],
    ['a picture in a drawing', '<svg><image href="https://d.example/a.png"/></svg>', ['https://d.example']],
    ['a still of a film', '<video poster="https://p.example/a.jpg"></video>', ['https://p.example']],
    ['a port', '<img src="https://cdn.example:8443/a.jpg">', ['https://cdn.example:8443']],
    [
      'a frame, a script and a link',
      '<iframe src="https://a.example"></iframe><script src="https://b.example/x.js"></script><a href="https://c.example">x</a>',
      [],
    ],
    ['a text that says so', '<p>&lt;img src="https://cdn.example/a.jpg"&gt;</p>', []],
    ['a host in its own script', '<img src="https://bücher.example/a.jpg">', ['https://xn--bcher-kva.example']],
    ['an address that is none', '<img src="https://">', []],
  ])('are found in %s', (_what, html, hosts) => {
    const pictures = new PictureHosts()
    pictures.add(pictureHostsOn(Buffer.from(html)))
    expect(pictures.of(own, [])).toEqual(hosts)
  })

  it('are those of cars that lists show later, and of the image service', () => {
    const car = { ...sampleCar(), primary_image_url: 'https://feed.example/1.jpg' }
    const service = { cars: { images: { host: 'https://images.example', quality: 75 } } }
    expect(new PictureHosts().of(service, [car])).toEqual(['https://feed.example', 'https://images.example'])
  })

  it('are those of all its pictures, which a list shows one after the other', () => {
    const images = ['https://second.example/2.jpg', '/pictures/3.webp'].map((url) => ({ url, thumb: url }))
    const car = sampleCar({ images })
    expect(new PictureHosts().of(own, [car])).toEqual(['https://second.example'])
  })

  it('are all of the web when they are more than a header can name', () => {
    const pictures = new PictureHosts()
    const show = (host: number) =>
      pictures.add(pictureHostsOn(Buffer.from(`<img src="https://h${host}.example/a.jpg">`)))
    for (let host = 1; host <= 24; host++) show(host)
    expect(pictures.of(own, [])).toHaveLength(24)
    show(25)
    expect(pictures.of(own, [])).toEqual(['https:'])
  })
})
