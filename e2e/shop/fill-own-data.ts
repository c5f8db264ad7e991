import { rm } from 'node:fs/promises'
import { ownerCommands } from './owner-commands'
import { writeOwnShop } from './own-shop-files'
import { startGateway } from './start-gateway'

/** Fills an empty shop of another name by its owner's commands, which work while it is open. */
export async function fillOwnData(dataDir: string): Promise<void> {
  const files = await writeOwnShop()
  const { command } = ownerCommands(dataDir, files)
  const gateway = await startGateway(dataDir, {})
  try {
    await command('setup', 'shop.yaml')
    await command('import', 'list.csv', '--supplier', '15')
    await command('import', 'supplier.csv', '--supplier', 'Первый поставщик')
    await command('import', 'shop.csv', '--supplier', 'На Советской')
    await command('import', 'goods.csv', '--goods', '--pictures', 'pictures')
    await command('content', 'texts')
  } finally {
    await gateway.stop()
    await rm(files, { recursive: true })
  }
}
