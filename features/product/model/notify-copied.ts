import { notify } from '@/components/ui/toast/notify'

export function notifyCopied(article: string, isCopied: boolean) {
  return notify(
    isCopied
      ? { kind: 'ok', title: 'Копирование', text: `Артикул ${article} скопирован` }
      : {
          kind: 'error',
          title: 'Копирование',
          text: `Браузер не дал скопировать. Выделите артикул ${article} вручную.`,
        },
  )
}
