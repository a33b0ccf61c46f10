import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { Button } from 'antd';
import { useRef } from 'react';
import { Icone } from '../Icone.js';

interface BotaoDeImagemProps {
  /** What the button says. */
  rotulo: string;
  /** What the file is, for those who hear the page. */
  arquivo: string;
  aoEscolher: (arquivo: File) => void;
  id?: string;
  ocupado?: boolean;
  desabilitado?: boolean;
}

/** Chooses a picture from the computer, or takes one with the phone. What is in the file is the caller's business. */
export function BotaoDeImagem({ rotulo, arquivo, aoEscolher, id, ocupado = false, desabilitado }: BotaoDeImagemProps) {
  const entrada = useRef<HTMLInputElement>(null);
  return (
    <>
      {/* The browser's own control speaks the browser's language, not the product's. Not by `hidden`: antd's form shows every file input. */}
      <input
        ref={entrada}
        id={id}
        style={{ display: 'none' }}
        type="file"
        accept=".jpg,.jpeg,.png"
        aria-label={arquivo}
        disabled={desabilitado}
        onChange={({ currentTarget }) => {
          const [escolhido] = currentTarget.files ?? [];
          // The same file may be chosen again after a failure, or after it was taken away.
          currentTarget.value = '';
          if (escolhido) aoEscolher(escolhido);
        }}
      />
      <Button
        icon={<Icone de={UploadOutlined} />}
        loading={ocupado}
        disabled={desabilitado}
        onClick={() => entrada.current?.click()}
      >
        {rotulo}
      </Button>
    </>
  );
}
