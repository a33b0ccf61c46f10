import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import { lerComoDataUrl } from '@merenda/shared';
import { LIMITES, type TipoDeArquivo } from '@merenda/shared/contratos';
import { BYTES_DA_ASSINATURA, NAO_E_FOTO_NEM_PDF, tipoDoArquivo } from '@merenda/shared/regras';
import { Button, Flex, Image, Typography } from 'antd';
import { useState } from 'react';
import { BotaoDeImagem } from '../campos/BotaoDeImagem.js';
import { Icone } from '../Icone.js';

/** A file that the user has chosen for a comment. */
export interface ArquivoEscolhido {
  nome: string;
  tipo: TipoDeArquivo;
  bytes: number;
  dataUrl: string;
}

/** The base64 of a data URL. */
export const conteudoDe = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1);

interface ArquivosEscolhidosProps {
  id?: string;
  value?: readonly ArquivoEscolhido[];
  onChange?: (arquivos: readonly ArquivoEscolhido[]) => void;
}

/** The files of a comment that is being written: photos with a small picture, PDFs by name. */
export function ArquivosEscolhidos({ id, value = [], onChange }: ArquivosEscolhidosProps) {
  const [recusa, setRecusa] = useState<string | null>(null);

  async function aoEscolher(arquivo: File): Promise<void> {
    const inicio = conteudoDe(await lerComoDataUrl(arquivo.slice(0, BYTES_DA_ASSINATURA)));
    const tipo = tipoDoArquivo(Uint8Array.from(atob(inicio), (letra) => letra.charCodeAt(0)));
    setRecusa(tipo === null ? NAO_E_FOTO_NEM_PDF : null);
    if (tipo === null) return;
    onChange?.([...value, { nome: arquivo.name, tipo, bytes: arquivo.size, dataUrl: await lerComoDataUrl(arquivo) }]);
  }

  return (
    <Flex vertical gap="small" align="start">
      {value.length > 0 && (
        <Flex wrap gap="small" align="end">
          {value.map(({ nome, tipo, dataUrl }, posicao) => (
            <Flex key={`${posicao} ${nome}`} vertical gap={4} align="start">
              {tipo === 'IMAGEM' ? (
                <Image src={dataUrl} alt={nome} height={96} />
              ) : (
                <span style={{ maxWidth: 200, overflowWrap: 'anywhere' }}>
                  <Icone de={FilePdfOutlined} /> {nome}
                </span>
              )}
              <Button
                size="small"
                aria-label={`Retirar ${nome}`}
                onClick={() => {
                  setRecusa(null);
                  onChange?.(value.filter((_, outra) => outra !== posicao));
                }}
              >
                Retirar
              </Button>
            </Flex>
          ))}
        </Flex>
      )}
      <Flex wrap gap="small">
        <BotaoDeImagem
          id={id}
          rotulo="Anexar"
          arquivo="Foto ou PDF do comentário"
          aceita=".jpg,.jpeg,.png,.pdf"
          camera
          desabilitado={value.length >= LIMITES.arquivosPorComentario}
          aoEscolher={(arquivo) => void aoEscolher(arquivo)}
        />
      </Flex>
      {recusa !== null && (
        <Typography.Text type="danger" role="alert">
          {recusa}
        </Typography.Text>
      )}
    </Flex>
  );
}
