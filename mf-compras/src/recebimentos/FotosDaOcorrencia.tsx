import { avisos } from '@merenda/shared';
import { LIMITES } from '@merenda/shared/contratos';
import { BotaoDeImagem, lerImagemEscolhida } from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import { Foto } from './Foto.js';
import { useEnviarFoto } from './recebimentos.api.js';

interface FotosDaOcorrenciaProps {
  solicitacao: number;
  id?: string;
  /** Ids of the photos that were sent. */
  value?: number[];
  onChange?: (fotos: number[]) => void;
  disabled?: boolean;
}

/** The photos of an occurrence. Each is sent at once, so that a refusal comes while the goods are there. */
export function FotosDaOcorrencia({ solicitacao, id, value = [], onChange, disabled }: FotosDaOcorrenciaProps) {
  const { mutateAsync: enviar, isPending } = useEnviarFoto(solicitacao);

  async function aoEscolher(arquivo: File): Promise<void> {
    const imagem = await lerImagemEscolhida(arquivo);
    if (imagem === null) return;
    try {
      const { id: foto } = await enviar(imagem);
      onChange?.([...value, foto]);
    } catch (erro) {
      avisos.falha(erro);
    }
  }

  return (
    <Flex vertical gap="small" align="start">
      <Flex wrap gap="small">
        <BotaoDeImagem
          id={id}
          rotulo="Acrescentar foto"
          arquivo="Arquivo da foto"
          camera
          ocupado={isPending}
          desabilitado={disabled || isPending || value.length >= LIMITES.fotosPorOcorrencia}
          aoEscolher={(arquivo) => void aoEscolher(arquivo)}
        />
      </Flex>
      {value.length > 0 && (
        <Flex wrap gap="small">
          {value.map((foto, indice) => (
            <Flex key={foto} vertical gap={4} align="center">
              <Foto solicitacao={solicitacao} foto={foto} nome={`Foto ${indice + 1}`} />
              <Button
                size="small"
                disabled={disabled}
                aria-label={`Retirar foto ${indice + 1}`}
                onClick={() => onChange?.(value.filter((outra) => outra !== foto))}
              >
                Retirar
              </Button>
            </Flex>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
