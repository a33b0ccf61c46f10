import DownOutlined from '@ant-design/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { consultasDeComentarios } from '@merenda/shared/consultas';
import type { Comentario, EntidadeComentavel } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton, theme, Typography } from 'antd';
import { useId, useRef, useState } from 'react';
import { confirmarEExecutar } from '../envio/executar.js';
import { frases } from '../formulario/entidade.js';
import { Icone } from '../Icone.js';
import { EstadoErro } from '../tela/EstadoErro.js';
import { ArquivoDoComentario } from './ArquivoDoComentario.js';
import { COMENTARIO, useExcluirComentario } from './comentarios.api.js';
import { NovoComentario } from './NovoComentario.js';

export interface ComentariosProps {
  entidade: EntidadeComentavel;
  id: number;
  /** They are what the view was opened for. */
  abertos?: boolean;
}

/**
 * What users have written about a record, with its files, and a form for another comment: a closed section, which says
 * how many there are as soon as they are read. The record does not wait for them.
 */
export function Comentarios({ entidade, id, abertos = false }: ComentariosProps) {
  const [aberto, setAberto] = useState(abertos);
  const consulta = useQuery(consultasDeComentarios.doRegistro(entidade, id));
  const corpo = useId();
  const titulo = useRef<HTMLButtonElement>(null);
  const { data: comentarios } = consulta;
  return (
    <section style={{ marginTop: 24 }}>
      <Button
        ref={titulo}
        icon={<Icone de={aberto ? UpOutlined : DownOutlined} />}
        iconPlacement="end"
        aria-expanded={aberto}
        aria-controls={corpo}
        onClick={() => setAberto(!aberto)}
      >
        {comentarios === undefined || comentarios.length === 0 ? 'Comentários' : `Comentários (${comentarios.length})`}
      </Button>
      {/* Closed, it keeps what was typed. */}
      <div id={corpo} hidden={!aberto} style={{ marginTop: 16 }}>
        {comentarios !== undefined ? (
          <Lista
            comentarios={comentarios}
            aberta={aberto}
            // The pressed button goes with its comment.
            aoExcluir={() => titulo.current?.focus()}
          />
        ) : consulta.error === null ? (
          <Skeleton active />
        ) : (
          <EstadoErro consulta={consulta} />
        )}
        <NovoComentario entidade={entidade} registro={id} />
      </div>
    </section>
  );
}

interface ListaProps {
  comentarios: readonly Comentario[];
  /** The photos are read only then. */
  aberta: boolean;
  aoExcluir: () => void;
}

function Lista({ comentarios, aberta, aoExcluir }: ListaProps) {
  const { token } = theme.useToken();
  const { mutateAsync: excluir } = useExcluirComentario();
  if (comentarios.length === 0) return <Typography.Text type="secondary">Nenhum comentário.</Typography.Text>;

  async function aoPedir(id: number): Promise<void> {
    const { excluir: mensagem, excluido: sucesso } = frases(COMENTARIO);
    if (await confirmarEExecutar({ mensagem, perigo: true, acao: () => excluir(id), sucesso })) aoExcluir();
  }

  return (
    <Flex
      component="ol"
      vertical
      gap="middle"
      aria-label="Comentários"
      style={{ listStyle: 'none', margin: 0, padding: 0 }}
    >
      {comentarios.map(({ id, texto, autor, quando, proprio, arquivos }) => (
        <li key={id} style={{ borderInlineStart: `2px solid ${token.colorBorder}`, paddingInlineStart: 12 }}>
          <Flex wrap gap="small" align="center" justify="space-between">
            <div>
              <Typography.Text strong>{nomeProprio(autor)}</Typography.Text>{' '}
              <Typography.Text type="secondary">{quando}</Typography.Text>
            </div>
            {proprio && (
              <Button size="small" aria-label={`Excluir o comentário de ${quando}`} onClick={() => void aoPedir(id)}>
                Excluir
              </Button>
            )}
          </Flex>
          <div style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{texto}</div>
          {aberta && arquivos.length > 0 && (
            <Flex wrap gap="small" align="end" style={{ marginTop: 8 }}>
              {arquivos.map((arquivo) => (
                <ArquivoDoComentario key={arquivo.id} comentario={id} arquivo={arquivo} />
              ))}
            </Flex>
          )}
        </li>
      ))}
    </Flex>
  );
}
