import { avisos } from '@merenda/shared';
import { LIMITES } from '@merenda/shared/contratos';
import { BotaoDeImagem } from '@merenda/shared/ui';
import { Button, Flex, Image } from 'antd';

interface EntradaImagemProps {
  id?: string;
  value?: string | null;
  /** A data URL; null when the picture is taken away. */
  onChange?: (imagem: string | null) => void;
  disabled?: boolean;
}

const TIPOS = ['image/jpeg', 'image/png'];

/** A picture, shown small. The server looks at its bytes. */
export function EntradaImagem({ id, value, onChange, disabled }: EntradaImagemProps) {
  async function aoEscolher(arquivo: File): Promise<void> {
    if (!TIPOS.includes(arquivo.type)) avisos.erro('Escolha uma imagem .jpg, .jpeg ou .png.');
    else if (arquivo.size > LIMITES.imagemBytes) avisos.erro('A imagem deve ter no máximo 8 MB.');
    else onChange?.(await lerComoDataUrl(arquivo));
  }

  return (
    <Flex vertical gap="small" align="start">
      <BotaoDeImagem
        id={id}
        rotulo={value ? 'Trocar imagem' : 'Escolher imagem'}
        arquivo="Arquivo da imagem"
        desabilitado={disabled}
        aoEscolher={(arquivo) => void aoEscolher(arquivo)}
      />
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
