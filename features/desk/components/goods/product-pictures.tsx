import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useEarly } from '@/components/form/use-early'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import type { DeskProduct } from '../../api/product-queries'
import { editProduct } from '../../api/product-writes'
import { sendPictures } from '../../api/send-pictures'
import { useProductChange } from '../../hooks/use-product-change'
import { moveInList } from '@/features/desk/model/rules/move-in-list'
import { PICTURE_TYPES, picturesProblem } from '../../model/pictures-problem'
import { OverrideRow } from './override-row'
import { PictureRow } from './picture-row'
import desk from '../desk.module.css'

/** Pictures of the product, the first of which stands in lists: those of the file or the staff's. */
export function ProductPictures({ product }: { product: DeskProduct }) {
  const { code, version, pictures, overrides } = product
  const [draft, setDraft] = useState<readonly string[]>()
  const heading = useRef<HTMLHeadingElement>(null)
  const change = useProductChange(code)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (requested: string[]) => change(editProduct({ code, version, pictures: requested })),
    onSuccess: () => {
      setDraft(undefined)
      heading.current?.focus()
    },
  })
  const shown = draft ?? pictures
  const override = overrides.find(({ field }) => field === 'pictures')
  const putBack = () => {
    setDraft(undefined)
    reset()
    heading.current?.focus()
  }
  return (
    <section aria-labelledby="pictures" className={desk.screen}>
      <h3 id="pictures" ref={heading} tabIndex={-1} className={desk.heading}>
        Фотографии
      </h3>
      {shown.length === 0 && <p className={desk.soft}>Фотографий нет.</p>}
      {shown.length > 0 && (
        <ol className={desk.list} aria-label="Фотографии товара">
          {shown.map((path, at) => (
            <PictureRow
              key={path}
              path={path}
              at={at}
              isLast={at === shown.length - 1}
              onMove={(by) => flushSync(() => setDraft(moveInList(shown, at, by)))}
              onFirst={() => {
                setDraft([path, ...shown.filter((other) => other !== path)])
                heading.current?.focus()
              }}
              onRemove={() => {
                setDraft(shown.filter((other) => other !== path))
                heading.current?.focus()
              }}
            />
          ))}
        </ol>
      )}
      {error && <Notice kind="error">{messageIn(error)}</Notice>}
      {draft ? (
        <div className={desk.tabs}>
          <Button small aria-disabled={isPending} onClick={() => !isPending && mutate([...draft])}>
            {isPending ? 'Сохраняем…' : 'Сохранить фотографии'}
          </Button>
          <Button small look="plain" onClick={putBack}>
            Отменить
          </Button>
        </div>
      ) : (
        <AddPictures product={product} />
      )}
      {override && (
        <OverrideRow
          product={product}
          name="Фотографии"
          changed={override}
          back={{ pictures: null }}
          place={heading}
        />
      )}
    </section>
  )
}

function AddPictures({ product }: { product: DeskProduct }) {
  const [problems, setProblems] = useState<readonly string[]>([])
  const [sending, setSending] = useState<{ done: number; all: number }>()
  const change = useProductChange(product.code)
  const send = async (files: File[]) => {
    if (sending || files.length === 0) return
    const problem = picturesProblem(files, product.pictures.length)
    setProblems(problem === undefined ? [] : [problem])
    if (problem !== undefined) return
    setSending({ done: 0, all: files.length })
    const refused = await sendPictures(product, files, {
      change,
      onSent: (done) => setSending({ done, all: files.length }),
    })
    setSending(undefined)
    setProblems(refused)
  }
  const input = useEarly<HTMLInputElement>((element) => void send(filesOf(element)))
  return (
    <div className={desk.screen}>
      <LabelledInput
        ref={input}
        label="Добавить: JPEG, PNG, WebP или AVIF до 20 МБ"
        type="file"
        multiple
        accept={PICTURE_TYPES}
        aria-disabled={sending !== undefined}
        onChange={({ target }) => void send(filesOf(target))}
      />
      <p className={desk.soft} role="status">
        {sending ? `Загружаем: ${sending.done} из ${sending.all}` : ''}
      </p>
      {problems.map((problem) => (
        <Notice key={problem} kind="error">
          {problem}
        </Notice>
      ))}
    </div>
  )
}

/** Takes the chosen files out of their field, so that the same ones may be chosen again. */
function filesOf(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])]
  input.value = ''
  return files
}
