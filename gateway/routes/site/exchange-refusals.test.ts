import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { catalogOf, inWindows1251, offersOf } from '@/gateway/services/commerce-ml/testing/commerce-ml-files'
import { createOneC } from '@/gateway/test-support/create-one-c'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { FILTER, useExchange } from './testing/use-exchange'

const PAST_SESSION_MS = 7 * 3_600_000

describeWithDatabase('what the exchange with 1C refuses', (database) => {
  const { gateway, oneC, bring, wait } = useExchange(database)

  it('lets in the owner alone, for some hours', async () => {
    const stranger = createOneC(gateway().app, { password: 'a-wrong-password' })
    const said = await stranger.begin('catalog')
    expect(said).toMatchObject({
      status: 401,
      lines: ['failure', 'Обмен не начат или истёк: нужен mode=checkauth'],
    })
    expect((await stranger.signIn('catalog')).lines).toEqual(['failure', 'Неверный логин или пароль'])
    const client = oneC()
    await client.begin('catalog')
    expect((await client.send({ type: 'catalog', mode: 'init' })).status).toBe(200)
    wait(PAST_SESSION_MS)
    expect((await client.send({ type: 'catalog', mode: 'init' })).status).toBe(401)
    const forged = await client.send({ type: 'catalog', mode: 'init' }, undefined, {
      cookie: 'exchange=a.b.c',
    })
    expect(forged.status).toBe(401)
  })

  it.each([
    ['a name that leads elsewhere', '../import.xml', 'x', 'Такого имени у файла быть не может'],
    ['a hidden name', '.env', 'x', 'Такого имени у файла быть не может'],
    [
      'something else than XML',
      'import.xml',
      'Привет',
      'Файл повреждён: его разметка обрывается или испорчена',
    ],
    ['another XML', 'import.xml', '<a/>', 'Это не файл CommerceML: в нём нет «КоммерческаяИнформация»'],
    [
      'a file that breaks off',
      'import.xml',
      catalogOf([FILTER]).slice(0, -40),
      'Файл повреждён: его разметка обрывается или испорчена',
    ],
    [
      'an external entity',
      'import.xml',
      catalogOf([{ ...FILTER, title: '&secret;' }]).replace(
        '?>',
        '?><!DOCTYPE a [<!ENTITY secret SYSTEM "file:///etc/passwd">]>',
      ),
      'Файл повреждён: его разметка обрывается или испорчена',
    ],
    [
      'markup that is too deep',
      'import.xml',
      '<a>'.repeat(100),
      'Файл повреждён: его разметка вложена слишком глубоко',
    ],
  ])('refuses %s', async (_what, name, content, reason) => {
    const client = oneC()
    await client.begin('catalog')
    const sent = await client.sendFile('catalog', name, strToU8(content))
    const said = sent.lines[0] === 'failure' ? sent : await client.importFile(name)
    expect(said.lines).toEqual(['failure', reason])
  })

  it('leaves out what no index can hold, and takes the others', async () => {
    const id = 'i'.repeat(10_000)
    const classifier = `<Группы><Группа><Ид>${id}</Ид><Наименование>Масла</Наименование></Группа></Группы>`
    const goods = [
      { ...FILTER, id },
      { ...FILTER, id: 'gone', isDeleted: true },
      { ...FILTER, id: `${id}2`, isDeleted: true },
      FILTER,
    ]
    expect((await bring('import.xml', strToU8(catalogOf(goods, { classifier })))).lines).toEqual([
      'success',
      expect.stringContaining('нет Ид'),
    ])
    expect((await bring('offers.xml', strToU8(offersOf([{ id, prices: { retail: '1' } }])))).lines[0]).toBe(
      'success',
    )
  })

  it('refuses texts in another encoding than their file names, and a broken or a too large archive', async () => {
    const wrong = Buffer.from(
      inWindows1251(catalogOf([FILTER]))
        .toString('latin1')
        .replace('windows-1251', 'UTF-8'),
      'latin1',
    )
    expect((await bring('import.xml', wrong)).lines).toEqual([
      'failure',
      'Кодировка файла не та, что названа в его первой строке',
    ])
    const archive = zipSync({ 'import.xml': strToU8(catalogOf([FILTER])) })
    const client = oneC()
    await client.begin('catalog')
    await client.sendFile('catalog', 'a.zip', archive.subarray(0, archive.length - 30))
    expect((await client.importFile('import.xml')).lines).toEqual([
      'failure',
      'Архив или книга повреждены: файл обрезан или испорчен при пересылке',
    ])
    const bomb = oneC(1_000_000)
    await bomb.begin('catalog')
    const text = catalogOf([FILTER], { classifier: '<a/>'.repeat(10_000_000) })
    await bomb.sendFile('catalog', 'b.zip', zipSync({ 'import.xml': strToU8(text) }))
    expect((await bomb.importFile('import.xml')).lines[1]).toMatch(/похоже на zip-бомбу$/)
    expect((await oneC().send({ type: 'catalog', mode: 'init' })).status).toBe(401)
  })

  it('does not know a file that was not sent', async () => {
    const client = oneC()
    await client.begin('catalog')
    expect((await client.importFile('import.xml')).lines).toEqual(['failure', 'Файл import.xml не получен'])
    expect((await client.send({ type: 'catalog', mode: 'unknown' })).lines[0]).toBe('failure')
  })
})
