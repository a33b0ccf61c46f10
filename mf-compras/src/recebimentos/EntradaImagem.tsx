import { BotaoDeImagem, lerImagemEscolhida } from '@merenda/shared/ui';
import { Button, Flex, Image } from 'antd';

interface EntradaImagemProps {
  id?: string;
  value?: string | null;
  /** A data URL; null when the picture is taken away. */
  onChange?: (imagem: string | null) => void;
  disabled?: boolean;
}

/** A picture, shown small. The server looks at its bytes. */
export function EntradaImagem({ id, value, onChange, disabled }: EntradaImagemProps) {
  async function aoEscolher(arquivo: File): Promise<void> {
    const imagem = await lerImagemEscolhida(arquivo);
    if (imagem !== null) onChange?.(imagem);
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
