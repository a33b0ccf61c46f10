import CameraOutlined from '@ant-design/icons/CameraOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { Icone } from '../Icone.js';
import { useMidia } from '../tela/useMidia.js';

interface BotaoDeImagemProps {
  /** The button's text. */
  rotulo: string;
  /** Description of the file for screen readers. */
  arquivo: string;
  aoEscolher: (arquivo: File) => void;
  id?: string;
  ocupado?: boolean;
  desabilitado?: boolean;
  /** Ends of the names that the browser offers; default: those of pictures. */
  aceita?: string;
  /** On a device with a touch screen, a second button opens the camera. */
  camera?: boolean;
}

/** Chooses a picture, or another file of `aceita`, from the device, or takes a picture with its camera. The caller checks the content of the file. */
export function BotaoDeImagem({ rotulo, aceita = '.jpg,.jpeg,.png', camera = false, ...resto }: BotaoDeImagemProps) {
  const comDedos = useMidia('(pointer: coarse)');
  return (
    <>
      <Entrada {...resto} aceita={aceita} icone={<Icone de={UploadOutlined} />} rotulo={rotulo} />
      {camera && comDedos && (
        <Entrada
          {...resto}
          id={undefined}
          aceita="image/*"
          captura
          icone={<Icone de={CameraOutlined} />}
          rotulo="Tirar foto"
        />
      )}
    </>
  );
}

interface EntradaProps extends Omit<BotaoDeImagemProps, 'aceita' | 'camera'> {
  aceita: string;
  /** The camera at once, not the files. */
  captura?: boolean;
  icone: ReactNode;
}

function Entrada({ rotulo, arquivo, aoEscolher, id, ocupado = false, desabilitado, ...de }: EntradaProps) {
  const entrada = useRef<HTMLInputElement>(null);
  return (
    <>
      {/* The browser's own control has the browser's language. Not `hidden`: antd's form shows every file input. */}
      <input
        ref={entrada}
        id={id}
        style={{ display: 'none' }}
        type="file"
        accept={de.aceita}
        capture={de.captura ? 'environment' : undefined}
        aria-label={de.captura ? `${arquivo}, com a câmera` : arquivo}
        disabled={desabilitado}
        onChange={({ currentTarget }) => {
          const [escolhido] = currentTarget.files ?? [];
          // The same file may be chosen again after a failure, or after it was removed.
          currentTarget.value = '';
          if (escolhido) aoEscolher(escolhido);
        }}
      />
      <Button icon={de.icone} loading={ocupado} disabled={desabilitado} onClick={() => entrada.current?.click()}>
        {rotulo}
      </Button>
    </>
  );
}
