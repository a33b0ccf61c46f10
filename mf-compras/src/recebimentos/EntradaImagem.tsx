import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { avisos } from '@merenda/shared';
import { LIMITES } from '@merenda/shared/contratos';
import { Icone } from '@merenda/shared/ui';
import { Button, Flex, Image } from 'antd';
import { useRef } from 'react';

interface EntradaImagemProps {
  id?: string;
  value?: string | null;
  /** A data URL; null when the picture is taken away. */
  onChange?: (imagem: string | null) => void;
  disabled?: boolean;
}

const TIPOS = ['image/jpeg', 'image/png'];

/** Chooses a picture from the computer, or takes one with the phone; shown small. The server looks at its bytes. */
export function EntradaImagem({ id, value, onChange, disabled }: EntradaImagemProps) {
  const entrada = useRef<HTMLInputElement>(null);

  async function aoEscolher(arquivo: File | undefined): Promise<void> {
    // The same file may be chosen again after it was taken away.
    if (entrada.current) entrada.current.value = '';
    if (!arquivo) return;
    if (!TIPOS.includes(arquivo.type)) avisos.erro('Escolha uma imagem .jpg, .jpeg ou .png.');
    else if (arquivo.size > LIMITES.imagemBytes) avisos.erro('A imagem deve ter no máximo 8 MB.');
    else onChange?.(await lerComoDataUrl(arquivo));
  }

  return (
    <Flex vertical gap="small" align="start">
      {/* The browser's own control speaks the browser's language, not the product's. */}
      <input ref={entrada} id={id} hidden type="file" accept=".jpg,.jpeg,.png" disabled={disabled} onChange={(e) => void aoEscolher(e.target.files?.[0])} />
      <Button icon={<Icone de={UploadOutlined} />} disabled={disabled} onClick={() => entrada.current?.click()}>
        {value ? 'Trocar imagem' : 'Escolher imagem'}
      </Button>
      {value && (
        <>
          <Image src={value} alt="Imagem da nota fiscal" height={160} />
          <Button onClick={() => onChange?.(null)} disabled={disabled}>
            Retirar imagem
          </Button>
        </>
      )}
    </Flex>
  );
}

function lerComoDataUrl(arquivo: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const leitor = new FileReader();
    leitor.onload = () => resolve(String(leitor.result));
    leitor.onerror = () => reject(leitor.error ?? new Error('the file could not be read'));
    leitor.readAsDataURL(arquivo);
  });
}
