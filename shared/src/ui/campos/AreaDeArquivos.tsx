import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { Button, Flex, theme, Typography } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icone } from '../Icone.js';

interface AreaDeArquivosProps {
  /** The button's text. */
  rotulo: string;
  /** Description of the file for screen readers. */
  arquivo: string;
  /** Ends of the names that the browser offers: '.xml,.zip'. */
  aceita: string;
  /** What may be dropped, below the button. */
  dica: string;
  /** Several files at once; default: the first one. */
  varios?: boolean;
  /** Takes files that are dropped anywhere on the page; default: only on the area. One area of a page may do so. */
  naPagina?: boolean;
  /** The button is the screen's main act; default true. */
  principal?: boolean;
  /** Takes nothing now. */
  desabilitada?: boolean;
  aoEscolher: (arquivos: File[]) => void;
}

/** Takes files by a button or by dropping them. The caller checks their content. */
export function AreaDeArquivos({
  rotulo,
  arquivo,
  aceita,
  dica,
  varios = false,
  naPagina = false,
  principal = true,
  desabilitada = false,
  aoEscolher,
}: AreaDeArquivosProps) {
  const entrada = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [sobre, setSobre] = useState(false);
  const { token } = theme.useToken();

  function escolher(lista: FileList | null | undefined): void {
    const arquivos = [...(lista ?? [])];
    if (arquivos.length > 0 && !desabilitada) aoEscolher(varios ? arquivos : arquivos.slice(0, 1));
  }

  const passar = useEffectEvent((evento: DragEvent) => {
    // Without this the browser leaves the page and shows the file.
    evento.preventDefault();
    setSobre(!desabilitada);
  });
  const soltar = useEffectEvent((evento: DragEvent) => {
    evento.preventDefault();
    setSobre(false);
    escolher(evento.dataTransfer?.files);
  });
  useEffect(() => {
    const alvo = naPagina ? window : area.current;
    if (!alvo) return undefined;
    const ouvir: Record<string, (evento: Event) => void> = {
      dragover: (evento) => passar(evento as DragEvent),
      drop: (evento) => soltar(evento as DragEvent),
      dragleave: () => setSobre(false),
    };
    for (const [nome, ouvinte] of Object.entries(ouvir)) alvo.addEventListener(nome, ouvinte);
    return () => {
      for (const [nome, ouvinte] of Object.entries(ouvir)) alvo.removeEventListener(nome, ouvinte);
    };
  }, [naPagina]);

  return (
    <Flex
      ref={area}
      vertical
      gap="small"
      align="center"
      style={{
        padding: 24,
        border: `1px dashed ${sobre ? token.colorPrimary : token.colorBorder}`,
        borderRadius: token.borderRadiusLG,
        textAlign: 'center',
      }}
    >
      {/* The browser's own control has the browser's language. Not `hidden`: antd's form shows every file input. */}
      <input
        ref={entrada}
        style={{ display: 'none' }}
        type="file"
        accept={aceita}
        multiple={varios}
        disabled={desabilitada}
        aria-label={arquivo}
        onChange={({ currentTarget }) => {
          const escolhidos = currentTarget.files;
          escolher(escolhidos);
          // The same file may be chosen again after a failure.
          currentTarget.value = '';
        }}
      />
      <Button
        type={principal ? 'primary' : 'default'}
        icon={<Icone de={UploadOutlined} />}
        disabled={desabilitada}
        onClick={() => entrada.current?.click()}
      >
        {rotulo}
      </Button>
      <Typography.Text type="secondary">{dica}</Typography.Text>
    </Flex>
  );
}
