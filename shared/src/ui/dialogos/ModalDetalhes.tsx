import { haRascunho, podeSair } from '@merenda/shared';
import { Button, Flex, Modal, theme } from 'antd';
import { useState, type ReactNode } from 'react';
import { HistoricoDoRegistro, type HistoricoDoRegistroProps } from '../auditoria/HistoricoDoRegistro.js';
import { Comentarios, type ComentariosProps } from '../comentarios/Comentarios.js';
import { SemVizinhos, useRegistroAberto } from '../gerenciar/ComVizinhos.js';
import { EstadoErro } from '../tela/EstadoErro.js';
import { Valor } from '../tela/Valor.js';
import { AnteriorEProximo } from './AnteriorEProximo.js';
import { useOutroRegistro } from './ModalDoRegistro.js';
import { useQuadroDoRegistro, type LarguraDoModal } from './quadro-do-modal.js';

export interface Detalhe {
  rotulo: string;
  /** Nothing (undefined, null, '') is shown as '---'. */
  valor: ReactNode;
}

interface ConteudoProps {
  detalhes: Detalhe[];
  /** Where the record is in its life, above its details, in sight while they scroll: `AndamentoDoRegistro`. */
  andamento?: ReactNode;
  /** The record whose comments a section at the end shows. */
  comentarios?: ComentariosProps;
  /** The record whose changes a section at the end shows. */
  historico?: HistoricoDoRegistroProps;
  /** Content that is not a label with a value: tables, images. */
  children?: ReactNode;
}

interface ModalDetalhesProps extends ConteudoProps {
  titulo: string;
  aoFechar: () => void;
  largura?: LarguraDoModal;
}

/**
 * A read-only view of one record. Render it while it is open; `aoFechar` is called after it has closed. Over a list it
 * has 'Anterior' and 'Próximo', which change its content.
 */
export function ModalDetalhes({ titulo, aoFechar, largura, comentarios, ...conteudo }: ModalDetalhesProps) {
  const registro = useRegistroAberto();
  const outro = useOutroRegistro();
  const quadro = useQuadroDoRegistro(largura);
  const id = registro?.id ?? null;
  // Closing may lead back to an entry of the history with another record, which is then shown.
  const [fechado, setFechado] = useState<{ id: number | null }>();
  const aberto = !fechado || fechado.id !== id;
  function fechar(): void {
    // A comment may be half written.
    if (comentarios === undefined || !haRascunho()) setFechado({ id });
    else void podeSair().then((sai) => sai && setFechado({ id }));
  }
  return (
    <Modal
      title={titulo}
      open={aberto}
      onCancel={fechar}
      afterClose={aoFechar}
      {...quadro}
      footer={
        <Flex wrap gap="small" align="center" justify="end">
          {registro?.vizinhanca && <AnteriorEProximo {...registro.vizinhanca} />}
          <Button onClick={fechar}>Fechar</Button>
        </Flex>
      }
    >
      {outro !== null && outro.error !== null ? (
        <EstadoErro consulta={outro} />
      ) : (
        // Nothing can be done with a record that is about to leave. The content scrolls between title and buttons: a
        // keyboard reaches it although it may have no control.
        <div
          key={id}
          inert={outro !== null}
          aria-busy={outro !== null}
          style={{ opacity: outro ? 0.5 : 1 }}
          role="group"
          aria-label={`${titulo}, conteúdo`}
          tabIndex={0}
        >
          <SemVizinhos>
            {/* Closed, a comment that was given up holds nothing back. */}
            <Conteudo {...conteudo} {...(aberto && { comentarios })} />
          </SemVizinhos>
        </div>
      )}
    </Modal>
  );
}

function Conteudo({ detalhes, andamento, comentarios, historico, children }: ConteudoProps) {
  const { token } = theme.useToken();
  return (
    <>
      {andamento && (
        <div style={{ position: 'sticky', top: 0, zIndex: 2, background: token.colorBgElevated }}>{andamento}</div>
      )}
      {detalhes.length > 0 && (
        <Flex component="dl" vertical gap="small" style={{ margin: '16px 0' }}>
          {detalhes.map(({ rotulo, valor }) => (
            <Flex key={rotulo} wrap style={{ columnGap: 16 }}>
              <dt style={{ flex: '0 0 180px', color: token.colorTextSecondary }}>{rotulo}</dt>
              <dd style={{ flex: '1 1 200px', margin: 0 }}>
                <Valor>{valor}</Valor>
              </dd>
            </Flex>
          ))}
        </Flex>
      )}
      {children}
      {comentarios && <Comentarios {...comentarios} />}
      {historico && <HistoricoDoRegistro {...historico} />}
    </>
  );
}
