import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { Button } from 'antd';
import { useRef } from 'react';
import { Icone } from '../Icone.js';

interface BotaoDeImagemProps {
  /** The button's text. */
  rotulo: string;
  /** Description of the file for screen readers. */
  arquivo: string;
  aoEscolher: (arquivo: File) => void;
  id?: string;
  ocupado?: boolean;
  desabilitado?: boolean;
}

/** Chooses a picture from the computer, or takes one with the phone. The caller checks the content of the file. */
export function BotaoDeImagem({ rotulo, arquivo, aoEscolher, id, ocupado = false, desabilitado }: BotaoDeImagemProps) {
  const entrada = useRef<HTMLInputElement>(null);
  return (
    <>
      {/* The browser's own control has the browser's language. Not `hidden`: antd's form shows every file input. */}
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
          // The same file may be chosen again after a failure, or after it was removed.
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
