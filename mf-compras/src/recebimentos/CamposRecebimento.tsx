import { LIMITES, type Solicitacao } from '@merenda/shared/contratos';
import { AVISO_PRAZO_INSUFICIENTE } from '@merenda/shared/regras';
import { Campo, CampoData, CampoMoeda, CampoTexto, LinhaDeCampos } from '@merenda/shared/ui';
import { Alert, Form, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { useHojeBR } from '../hoje.js';
import { depoisDaEmissao } from './depois-da-emissao.js';
import { EntradaImagem } from './EntradaImagem.js';
import { ItemRecebido } from './ItemRecebido.js';
import { CampoMotivoRepeticao } from './NotaRepetida.js';
import { devolveTudo, diferencaDaNota, itensPendentes, prazosCurtos, type RascunhoRecebimento } from './rascunho.js';

const DEPOIS_DA_EMISSAO = depoisDaEmissao(['notaFiscal', 'dataEmissao']);
const DATA_DO_RECEBIMENTO: ['notaFiscal', 'dataRecebimento'] = ['notaFiscal', 'dataRecebimento'];

interface CamposRecebimentoProps {
  solicitacao: Solicitacao;
  /** The invoice number that another request of the supplier has. */
  notaRepetida: string | null;
}

/** The fields of a receipt: the invoice, which only accepted goods ask for, and what arrived. */
export function CamposRecebimento({ solicitacao, notaRepetida }: CamposRecebimentoProps) {
  const form = Form.useFormInstance<RascunhoRecebimento>();
  const devolve = useDigitado((valores) => devolveTudo(solicitacao, valores));
  const hoje = useHojeBR();
  const posta = useRef<string>(undefined);
  // The municipality's day may come after the form; what was typed, or cleared, is not overwritten.
  useEffect(() => {
    const atual: unknown = form.getFieldValue(DATA_DO_RECEBIMENTO);
    if (atual !== undefined && atual !== posta.current) return;
    posta.current = hoje;
    // Not typed: an untouched form closes without a question.
    form.setFields([{ name: DATA_DO_RECEBIMENTO, value: hoje, touched: false }]);
  }, [form, hoje]);
  return (
    <>
      <LinhaDeCampos>
        <CampoTexto
          nome={['notaFiscal', 'numero']}
          rotulo="Número da nota fiscal"
          obrigatorio={!devolve}
          max={LIMITES.numeroDocumento}
          maiusculo
        />
        <CampoMoeda nome={['notaFiscal', 'valor']} rotulo="Valor da nota" obrigatorio={!devolve} />
      </LinhaDeCampos>
      {!devolve && <CampoMotivoRepeticao nota={['notaFiscal']} repetida={notaRepetida} />}
      <LinhaDeCampos>
        <CampoData nome={['notaFiscal', 'dataEmissao']} rotulo="Data de emissão" obrigatorio={!devolve} ate={hoje} />
        <CampoData
          nome={DATA_DO_RECEBIMENTO}
          rotulo="Data do recebimento"
          obrigatorio={!devolve}
          ate={hoje}
          regras={[DEPOIS_DA_EMISSAO]}
        />
      </LinhaDeCampos>
      <CampoTexto nome="observacao" rotulo="Observação" obrigatorio max={LIMITES.observacao} linhas={2} />
      <Campo nome="imagem" rotulo="Imagem da nota fiscal" ajuda="Arquivo .jpg, .jpeg ou .png de até 8 MB.">
        <EntradaImagem />
      </Campo>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        Produtos
      </Typography.Title>
      <Alert type="info" showIcon style={{ marginBottom: 16 }} title="Selecione os produtos que realmente chegaram." />
      {itensPendentes(solicitacao).map((item) => (
        <ItemRecebido key={item.id} item={item} />
      ))}
      <div role="status">
        <Diferenca solicitacao={solicitacao} />
      </div>
      <Consequencias solicitacao={solicitacao} devolve={devolve} />
    </>
  );
}

/** What the typed values say: a key that does not change it draws nothing again. */
const useDigitado = <R,>(ler: (valores: Partial<RascunhoRecebimento>) => R): R =>
  Form.useWatch(ler, { form: Form.useFormInstance<RascunhoRecebimento>(), preserve: true });

/** An invoice whose value differs from the accepted goods. */
function Diferenca({ solicitacao }: { solicitacao: Solicitacao }) {
  const diferenca = useDigitado((valores) => diferencaDaNota(solicitacao, valores));
  return diferenca !== null && <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={diferenca} />;
}

/** The effects of the checked products: a short shelf life asks for a reason, nothing checked returns everything. */
function Consequencias({ solicitacao, devolve }: { solicitacao: Solicitacao; devolve: boolean }) {
  const curtos = useDigitado((valores) => prazosCurtos(solicitacao, valores));
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
  if (curtos.length === 0) return null;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        style={{ marginBottom: 16 }}
        title={curtos.join(', ')}
        description={AVISO_PRAZO_INSUFICIENTE}
      />
      <CampoTexto
        nome="justificativaValidade"
        rotulo="Justificativa do prazo de validade"
        obrigatorio
        max={LIMITES.observacao}
        linhas={2}
      />
    </>
  );
}
