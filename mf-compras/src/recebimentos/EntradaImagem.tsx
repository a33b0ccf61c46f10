import { BotaoDeImagem, lerImagemEscolhida } from '@merenda/shared/ui';
import { Button, Flex, Image } from 'antd';

interface EntradaImagemProps {
  id?: string;
  value?: string | null;
  /** A data URL; null when the picture is taken away. */
  onChange?: (imagem: string | null) => void;
  disabled?: boolean;
  /** As wide as there is room, to read from it; otherwise small. */
  inteira?: boolean;
}

/** A picture from the files or, on a phone, from the camera. The server looks at its bytes. */
export function EntradaImagem({ id, value, onChange, disabled, inteira = false }: EntradaImagemProps) {
  async function aoEscolher(arquivo: File): Promise<void> {
    const imagem = await lerImagemEscolhida(arquivo);
    if (imagem !== null) onChange?.(imagem);
  }

  return (
    <Flex vertical gap="small" align="start">
      <Flex wrap gap="small">
        <BotaoDeImagem
          id={id}
          rotulo={value ? 'Trocar imagem' : 'Escolher imagem'}
          arquivo="Arquivo da imagem"
          camera
          desabilitado={disabled}
          aoEscolher={(arquivo) => void aoEscolher(arquivo)}
        />
        {value && (
          <Button onClick={() => onChange?.(null)} disabled={disabled}>
            Retirar imagem
          </Button>
        )}
      </Flex>
      {value && <Image src={value} alt="Imagem da nota fiscal" {...(inteira ? { width: '100%' } : { height: 160 })} />}
    </Flex>
  );
}
