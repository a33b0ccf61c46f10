import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { avisos } from '@merenda/shared';
import { consultasDeComentarios } from '@merenda/shared/consultas';
import type { Comentario } from '@merenda/shared/contratos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Image, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { Icone } from '../Icone.js';
import { baixarArquivo } from '../importacao/arquivos.js';
import { EstadoErro } from '../tela/EstadoErro.js';
import { conteudoDe } from './ArquivosEscolhidos.js';

interface ArquivoDoComentarioProps {
  comentario: number;
  arquivo: Comentario['arquivos'][number];
}

/** A photo, small, which a press shows whole; or a PDF to download. */
export function ArquivoDoComentario({ comentario, arquivo }: ArquivoDoComentarioProps) {
  return arquivo.tipo === 'IMAGEM' ? (
    <Foto comentario={comentario} arquivo={arquivo} />
  ) : (
    <Documento comentario={comentario} arquivo={arquivo} />
  );
}

function Foto({ comentario, arquivo }: ArquivoDoComentarioProps) {
  const consulta = useQuery(consultasDeComentarios.arquivo(comentario, arquivo.id));
  if (consulta.error !== null) return <EstadoErro consulta={consulta} />;
  if (consulta.data === undefined) return <Skeleton.Image active />;
  return <Image src={consulta.data} alt={arquivo.nome} height={96} />;
}

function Documento({ comentario, arquivo: { id, nome } }: ArquivoDoComentarioProps) {
  const cliente = useQueryClient();
  const [lendo, setLendo] = useState(false);
  const { token } = theme.useToken();

  async function aoBaixar(): Promise<void> {
    setLendo(true);
    try {
      const dataUrl = await cliente.fetchQuery(consultasDeComentarios.arquivo(comentario, id));
      baixarArquivo({ nome, conteudo: conteudoDe(dataUrl) });
    } catch (erro) {
      avisos.falha(erro);
    } finally {
      setLendo(false);
    }
  }

  return (
    <Button
      icon={<Icone de={DownloadOutlined} />}
      loading={lendo}
      onClick={() => void aoBaixar()}
      style={{ maxWidth: '100%', height: 'auto', minHeight: token.controlHeight, whiteSpace: 'normal' }}
    >
      Baixar {nome}
    </Button>
  );
}
