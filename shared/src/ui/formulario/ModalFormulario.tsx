import { Button, Flex, Form, Modal } from 'antd';
import { useDeferredValue, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useQuadroDoFormulario, type LarguraDoModal } from '../dialogos/quadro-do-modal.js';
import { CamposComConflito } from './CamposComConflito.js';
import { ATALHO_DE_ENVIO, enviarComCtrlEnter } from './ctrl-enter.js';
import { frases, type Entidade } from './entidade.js';
import { focarAoAbrir } from './foco.js';
import { NotaDosObrigatorios } from './obrigatorios.js';
import { TrabalhoDoFormulario } from './preencher.js';
import { useFormulario, type OpcoesDoFormulario } from './useFormulario.js';

type Opcionais<V, R> = Partial<
  Pick<
    OpcoesDoFormulario<V, R>,
    'confirmacao' | 'detalhes' | 'sucesso' | 'desfazer' | 'tituloDaFalha' | 'aoFalhar' | 'valores' | 'edicao'
  >
>;

export interface ModalFormularioProps<V, R = unknown>
  extends Opcionais<V, R>, Pick<OpcoesDoFormulario<V, R>, 'aoSalvar'> {
  entidade: Entidade;
  titulo: string;
  /** Called after saving or cancelling, when the modal has closed. */
  aoFechar: () => void;
  rotuloSalvar?: string;
  /** True while the typed values break a rule that the form itself shows. */
  salvarDesabilitado?: boolean;
  largura?: LarguraDoModal;
  /** Distinguishes this form from others at its address, when its first values may differ the next time. */
  identidade?: string;
  /** Called in place of the question before typed values are discarded; resolves to true if the modal may close. */
  aoDesistir?: (haTrabalho: boolean) => Promise<boolean>;
  children: ReactNode;
}

/**
 * A form in a modal, for editing and for small registrations. Render it while it is open: `{editando &&
 * <ModalFormulario … aoFechar={() => setEditando(null)} />}`. It closes after a success.
 */
export function ModalFormulario<V extends object, R = unknown>(props: ModalFormularioProps<V, R>) {
  // The next frame shows the press that opens it. Then the modal is drawn in slices: its first drawing takes a cheap
  // phone a third of a second.
  const desenhar = useDeferredValue(true, false);
  return desenhar && <ModalDesenhado<V, R> {...props} />;
}

function ModalDesenhado<V extends object, R>({
  entidade,
  titulo,
  valores,
  edicao,
  aoSalvar,
  aoFechar,
  confirmacao = frases(entidade).atualizar,
  detalhes,
  sucesso = frases(entidade).atualizado,
  desfazer,
  tituloDaFalha,
  aoFalhar,
  rotuloSalvar = 'Salvar',
  salvarDesabilitado = false,
  largura = 640,
  identidade = `${titulo} ${JSON.stringify(valores)}`,
  aoDesistir,
  children,
}: ModalFormularioProps<V, R>) {
  const [aberto, setAberto] = useState(true);
  const quadro = useQuadroDoFormulario(largura);
  const { enviando, sujo, limpar, marcar, haTrabalho, podeDescartar, conflito, props } = useFormulario<V, R>({
    identidade,
    confirmacao,
    detalhes,
    sucesso,
    desfazer,
    aoSalvar,
    tituloDaFalha,
    aoFalhar,
    valores,
    edicao,
    aoConcluir: () => setAberto(false),
  });

  async function desistir(): Promise<void> {
    if (enviando || !(await (aoDesistir?.(haTrabalho()) ?? podeDescartar()))) return;
    // Closing may change the address: an abandoned form must not ask again.
    limpar();
    setAberto(false);
  }

  return (
    <Modal
      title={titulo}
      open={aberto}
      onCancel={() => void desistir()}
      afterClose={aoFechar}
      afterOpenChange={(abriu) => abriu && focarAoAbrir(props.name)}
      {...quadro}
      // An accidental click outside the modal must not discard the typed values.
      mask={{ closable: false }}
      wrapProps={{ onKeyDown: (evento: KeyboardEvent<HTMLElement>) => enviarComCtrlEnter(evento, props.name) }}
      footer={
        <Flex wrap gap="small" align="center" justify="space-between">
          <NotaDosObrigatorios />
          <Flex gap="small">
            <Button onClick={() => void desistir()} disabled={enviando}>
              Cancelar
            </Button>
            <Button
              type="primary"
              htmlType="submit"
              title={ATALHO_DE_ENVIO}
              aria-keyshortcuts="Control+Enter"
              form={props.name}
              loading={enviando}
              disabled={salvarDesabilitado || conflito.aberto !== null}
            >
              {rotuloSalvar}
            </Button>
          </Flex>
        </Flex>
      }
    >
      <Form<V> {...props} layout="vertical" style={{ marginTop: 16 }} noValidate>
        <TrabalhoDoFormulario value={{ sujo, marcar, guardado: limpar }}>
          <CamposComConflito conflito={conflito}>{children}</CamposComConflito>
        </TrabalhoDoFormulario>
      </Form>
    </Modal>
  );
}
