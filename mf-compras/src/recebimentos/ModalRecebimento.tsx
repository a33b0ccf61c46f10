import { avisos, ErroApi } from '@merenda/shared';
import type { Solicitacao } from '@merenda/shared/contratos';
import { nomeComum, numeroLido } from '@merenda/shared/formatos';
import { fraseDaEntrada, linhaDe, linhasDoAviso, MAQUINA_SOLICITACAO } from '@merenda/shared/regras';
import { Alerta, ModalFormulario, useDescricao } from '@merenda/shared/ui';
import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { NotaDoRecebimento } from '../notas-eletronicas/NotaDoRecebimento.js';
import { SOLICITACAO } from '../solicitacoes/entidade.js';
import { Identificacao } from '../solicitacoes/identificacao.js';
import { CamposRecebimento } from './CamposRecebimento.js';
import { ComRascunho } from './ComRascunho.js';
import { conferidosDoFormulario } from './conferencia.js';
import { paraFormulario } from './conteudo.js';
import { comoNumero, notaRepetida, semOMotivo } from './NotaRepetida.js';
import type { RascunhoRecebimento } from './digitado.js';
import { devolveTudo, diferencaDaNota, emBranco, lotesQueChegaram, paraCorpo } from './rascunho.js';
import { RascunhoDoRecebimento, type GuardaDoRascunho } from './RascunhoDoRecebimento.js';
import { useEnviarImagem, useReceberSolicitacao, type RascunhoLido as Rascunho } from './recebimentos.api.js';

const TITULO = 'Verificar Recebimento';
const LARGURA = 'TELA_CHEIA';

/** Receives a delivery, whole or in part, on the whole screen. */
export function ModalRecebimento({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return (
    <ComRascunho id={id} titulo={TITULO} largura={LARGURA} aoFechar={aoFechar}>
      {({ solicitacao, rascunho }) => {
        const recusa = MAQUINA_SOLICITACAO.recusa('receber', solicitacao.status);
        return recusa === null ? (
          <Recebimento solicitacao={solicitacao} guardado={rascunho} aoFechar={aoFechar} />
        ) : (
          <Recusado recusa={recusa} aoFechar={aoFechar} />
        );
      }}
    </ComRascunho>
  );
}

/** A link may lead to a request of which nothing is open any more. */
function Recusado({ recusa, aoFechar }: { recusa: string; aoFechar: () => void }) {
  return (
    <Modal title={TITULO} open onCancel={aoFechar} footer={<Button onClick={aoFechar}>Fechar</Button>}>
      <Alerta type="info" title={recusa} />
    </Modal>
  );
}

interface RecebimentoProps {
  solicitacao: Solicitacao;
  aoFechar: () => void;
}

/** The form over a request that has been read, with the draft that the server has kept. */
export function Recebimento({ guardado = null, ...receber }: RecebimentoProps & { guardado?: Rascunho | null }) {
  const [{ rascunho, vez }, setAberto] = useState({ rascunho: guardado, vez: 0 });
  return (
    <Formulario
      key={vez}
      {...receber}
      rascunho={rascunho}
      aoTrocar={(outro) => setAberto({ rascunho: outro, vez: vez + 1 })}
    />
  );
}

interface FormularioProps extends RecebimentoProps {
  rascunho: Rascunho | null;
  aoTrocar: (rascunho: Rascunho | null) => void;
}

function Formulario({ solicitacao, rascunho, aoFechar, aoTrocar }: FormularioProps) {
  const guarda = useRef<GuardaDoRascunho>(null);
  const { mutateAsync: receber } = useReceberSolicitacao(solicitacao.id);
  const { mutateAsync: enviarImagem } = useEnviarImagem();
  const embalagem = useDescricao('unidades-produto');
  const [valores] = useState(() =>
    rascunho ? paraFormulario(solicitacao, rascunho.conteudo, rascunho.imagem) : emBranco(solicitacao),
  );
  const [repetida, setRepetida] = useState<string | null>(null);

  async function salvar(digitado: RascunhoRecebimento, { idempotencia }: { idempotencia: string }): Promise<void> {
    // A draft that is on its way would come after the receipt, and stay.
    await guarda.current?.parar();
    try {
      const recebimento = paraCorpo(solicitacao, digitado);
      const { notaFiscal } = await receber({ recebimento, idempotencia });
      // A returned delivery keeps no invoice: this one belongs to an earlier delivery.
      if (digitado.imagem && recebimento.notaFiscal && notaFiscal) await guardarImagem(notaFiscal.id, digitado.imagem);
    } catch (erro) {
      guarda.current?.retomar();
      if (!notaRepetida(erro)) throw noLugarDoFormulario(erro, solicitacao, digitado);
      setRepetida(comoNumero(digitado.notaFiscal.numero));
      throw semOMotivo(erro);
    }
  }

  /** The receipt is valid even if the picture fails: the picture can be sent again in the list of received products. */
  async function guardarImagem(nota: number, imagem: string): Promise<void> {
    try {
      await enviarImagem({ nota, imagem });
    } catch (erro) {
      const porque = erro instanceof ErroApi ? ` ${erro.detail}` : '';
      avisos.atencao(`A imagem da nota não foi guardada.${porque} Envie-a de novo em "Produtos recebidos".`);
    }
  }

  return (
    <ModalFormulario<RascunhoRecebimento>
      entidade={SOLICITACAO}
      titulo={TITULO}
      largura={LARGURA}
      valores={valores}
      identidade={`${TITULO} ${solicitacao.id}`}
      aoDesistir={async (haTrabalho) => (await guarda.current?.podeSair(haTrabalho)) ?? true}
      rotuloSalvar="Receber"
      confirmacao={(digitado) => {
        if (devolveTudo(solicitacao, digitado)) return 'Devolver a solicitação inteira?';
        const diferenca = diferencaDaNota(solicitacao, digitado);
        return ['Deseja realmente receber a Solicitação?', ...(diferenca === null ? [] : [diferenca])].join(' ');
      }}
      detalhes={({ produtos }) =>
        linhasDoAviso(
          lotesQueChegaram(solicitacao, produtos).map(({ item: { produto }, lote: { lote, quantidade } }) => {
            const frase = fraseDaEntrada(numeroLido(quantidade) ?? 0, produto, embalagem(produto.unidadeProduto));
            return linhaDe(`${nomeComum(produto.nome)}, lote ${lote}`, frase);
          }),
        )
      }
      sucesso={(digitado) =>
        devolveTudo(solicitacao, digitado)
          ? 'Solicitação de Compra devolvida com sucesso!'
          : 'Solicitação de Compra recebida com sucesso!'
      }
      aoSalvar={salvar}
      aoFechar={aoFechar}
    >
      <Identificacao solicitacao={solicitacao} />
      <RascunhoDoRecebimento solicitacao={solicitacao} rascunho={rascunho} guarda={guarda} aoTrocar={aoTrocar} />
      <NotaDoRecebimento solicitacao={solicitacao} />
      <CamposRecebimento solicitacao={solicitacao} notaRepetida={repetida} />
    </ModalFormulario>
  );
}

/** The server counts the products that were sent; the form knows them by id. */
function noLugarDoFormulario(erro: unknown, solicitacao: Solicitacao, { produtos }: RascunhoRecebimento): unknown {
  if (!(erro instanceof ErroApi)) return erro;
  const enviados = lotesQueChegaram(solicitacao, produtos);
  const { faturados, ocorrencias } = conferidosDoFormulario(solicitacao, produtos);
  const campos = erro.campos.map(({ campo, mensagem }) => ({
    campo: campo
      .replace(/^produtos\.(\d+)/, (inteiro, n: string) => enviados[Number(n)]?.campo ?? inteiro)
      .replace(/^faturados\.(\d+)\.\w+/, (inteiro, n: string) => faturados[Number(n)]?.campo ?? inteiro)
      .replace(/^ocorrencias\.(\d+)/, (inteiro, n: string) => ocorrencias[Number(n)]?.campo ?? inteiro),
    mensagem,
  }));
  return new ErroApi(erro.status, erro.detail, campos);
}
