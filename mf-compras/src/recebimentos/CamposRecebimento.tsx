import { LIMITES, type Solicitacao } from '@merenda/shared/contratos';
import { formatarMoeda, numeroLido } from '@merenda/shared/formatos';
import { AVISO_TEMPERATURA_FORA, avisoDoPrazo } from '@merenda/shared/regras';
import { Campo, CampoTexto } from '@merenda/shared/ui';
import { Alert, Form, Typography } from 'antd';
import { AvisoDaCaf } from './AvisoDaCaf.js';
import { DadosDaNota } from './DadosDaNota.js';
import { EntradaImagem } from './EntradaImagem.js';
import { GradeDeProdutos } from './GradeDeProdutos.js';
import type { RascunhoRecebimento } from './digitado.js';
import { useRegrasPnae } from '../regras-pnae.js';
import {
  devolveTudo,
  diferencaDaNota,
  foraDaTemperatura,
  minimoNaEntrega,
  prazosCurtos,
  somaDosAceitos,
} from './rascunho.js';
import './recebimento.css';

interface CamposRecebimentoProps {
  solicitacao: Solicitacao;
  /** The invoice number that another request of the supplier has. */
  notaRepetida: string | null;
}

/**
 * The fields of a receipt: the invoice, which only accepted goods ask for, and what arrived; beside them, on a wide
 * screen, the picture of the invoice.
 */
export function CamposRecebimento({ solicitacao, notaRepetida }: CamposRecebimentoProps) {
  const devolve = useDigitado((valores) => devolveTudo(solicitacao, valores));
  return (
    <div className="compras-recebimento">
      <div>
        <DadosDaNota devolve={devolve} repetida={notaRepetida} />
        <AvisoDaCaf fornecedor={solicitacao.fornecedor} />
        <GradeDeProdutos solicitacao={solicitacao} />
        <div role="status">{!devolve && <Soma solicitacao={solicitacao} />}</div>
        <Consequencias solicitacao={solicitacao} devolve={devolve} />
      </div>
      <div>
        <Campo nome="imagem" rotulo="Imagem da nota fiscal" ajuda="Arquivo .jpg, .jpeg ou .png de até 8 MB.">
          <EntradaImagem inteira />
        </Campo>
      </div>
    </div>
  );
}

/** What the typed values say: a key that does not change it draws nothing again. */
const useDigitado = <R,>(ler: (valores: Partial<RascunhoRecebimento>) => R): R =>
  Form.useWatch(ler, { form: Form.useFormInstance<RascunhoRecebimento>(), preserve: true });

/** The accepted goods against the invoice. */
function Soma({ solicitacao }: { solicitacao: Solicitacao }) {
  const diferenca = useDigitado((valores) => diferencaDaNota(solicitacao, valores));
  const soma = useDigitado((valores) => somaDosAceitos(solicitacao, valores).toFixed(2));
  const temNota = useDigitado((valores) => numeroLido(valores.notaFiscal?.valor) !== null);
  if (diferenca !== null) return <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={diferenca} />;
  const somam = `Os produtos aceitos somam ${formatarMoeda(soma)}`;
  return <Typography.Paragraph strong>{temNota ? `${somam}, o mesmo que a nota.` : `${somam}.`}</Typography.Paragraph>;
}

/**
 * The effects of the checked products: a short shelf life and a temperature outside the limits ask for a reason, nothing
 * checked returns everything.
 */
function Consequencias({ solicitacao, devolve }: { solicitacao: Solicitacao; devolve: boolean }) {
  const regras = useRegrasPnae();
  const curtos = useDigitado((valores) => prazosCurtos(solicitacao, valores, regras));
  const minimo = useDigitado((valores) => minimoNaEntrega(regras, valores.notaFiscal?.dataRecebimento));
  const fora = useDigitado((valores) => foraDaTemperatura(solicitacao, valores));
  if (devolve) {
    return (
      <Alert
        type="warning"
        showIcon
        title="Nenhum produto selecionado: a entrega será registrada como devolvida."
        description="A nota fiscal não é guardada e o número dela continua livre."
      />
    );
  }
  return (
    <>
      {minimo !== null && (
        <Justificativa
          nome="justificativaValidade"
          rotulo="Justificativa do prazo de validade"
          produtos={curtos}
          aviso={avisoDoPrazo(minimo)}
        />
      )}
      <Justificativa
        nome="justificativaTemperatura"
        rotulo="Justificativa da temperatura"
        produtos={fora}
        aviso={AVISO_TEMPERATURA_FORA}
      />
    </>
  );
}

interface JustificativaProps {
  nome: string;
  rotulo: string;
  /** The products that ask for it. */
  produtos: readonly string[];
  aviso: string;
}

/** Why these products are accepted all the same. */
function Justificativa({ nome, rotulo, produtos, aviso }: JustificativaProps) {
  if (produtos.length === 0) return null;
  return (
    <>
      <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={produtos.join(', ')} description={aviso} />
      <CampoTexto nome={nome} rotulo={rotulo} obrigatorio max={LIMITES.observacao} linhas={2} />
    </>
  );
}
