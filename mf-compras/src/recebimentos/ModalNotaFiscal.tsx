import { LIMITES, type NotaFiscal } from '@merenda/shared/contratos';
import { numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { avisoDiferencaDaNota } from '@merenda/shared/regras';
import {
  CampoData,
  CampoMoeda,
  CampoTexto,
  edicaoDe,
  LinhaDeCampos,
  ModalFormulario,
  type Entidade,
} from '@merenda/shared/ui';
import { Alert, Form, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { useHojeBR } from '../hoje.js';
import { depoisDaEmissao } from './depois-da-emissao.js';
import { CampoMotivoRepeticao, comoNumero, notaRepetida, semOMotivo } from './NotaRepetida.js';
import { lerRecebimentos, useAlterarNota } from './recebimentos.api.js';

const NOTA_FISCAL: Entidade = { artigo: 'a', nome: 'Nota Fiscal' };
const DEPOIS_DA_EMISSAO = depoisDaEmissao('dataEmissao');
const PERGUNTA = 'Deseja realmente atualizar a Nota Fiscal?';

type DadosDaNota = Pick<NotaFiscal, 'numero' | 'dataEmissao' | 'dataRecebimento' | 'valor'> & {
  motivoRepeticao?: string | null;
};

interface ModalNotaFiscalProps {
  nota: NotaFiscal;
  /** The request of the invoice's delivery. */
  solicitacao: number;
  /** R$ of the accepted goods of the delivery. */
  valorProdutos: number;
  aoFechar: () => void;
}

/** Corrects the data of an invoice. */
export function ModalNotaFiscal({ nota, solicitacao, valorProdutos, aoFechar }: ModalNotaFiscalProps) {
  const { mutateAsync: alterar } = useAlterarNota(nota.id);
  const [repetida, setRepetida] = useState(nota.motivoRepeticao === null ? null : nota.numero);
  const [diferenca, setDiferenca] = useState<string | null>(null);
  const hoje = useHojeBR();
  const daNfe = nota.chave !== null;
  const lerANota = async (id: number) =>
    (await lerRecebimentos(solicitacao)).find(({ notaFiscal }) => notaFiscal?.id === id)?.notaFiscal ?? undefined;

  async function salvar(dados: DadosDaNota, versao: number): Promise<void> {
    try {
      await alterar({ ...dados, versao });
    } catch (erro) {
      if (!notaRepetida(erro)) throw erro;
      setRepetida(comoNumero(dados.numero));
      throw semOMotivo(erro);
    }
  }

  return (
    <ModalFormulario<DadosDaNota>
      entidade={NOTA_FISCAL}
      titulo="Corrigir Nota Fiscal"
      valores={nota}
      edicao={edicaoDe(nota, lerANota, (lida) => lida)}
      confirmacao={diferenca === null ? PERGUNTA : `${PERGUNTA} ${diferenca}`}
      aoSalvar={(dados, { versao }) => salvar(dados, versao)}
      aoFechar={aoFechar}
    >
      {daNfe && <Typography.Paragraph>O número, o valor e a emissão são os da NF-e.</Typography.Paragraph>}
      <LinhaDeCampos>
        <CampoTexto
          nome="numero"
          rotulo="Número da nota fiscal"
          obrigatorio
          max={LIMITES.numeroDocumento}
          maiusculo
          desabilitado={daNfe}
        />
        <CampoMoeda nome="valor" rotulo="Valor da nota" obrigatorio desabilitado={daNfe} />
      </LinhaDeCampos>
      <CampoMotivoRepeticao nota={[]} repetida={repetida} />
      <LinhaDeCampos>
        <CampoData nome="dataEmissao" rotulo="Data de emissão" obrigatorio ate={hoje} desabilitado={daNfe} />
        <CampoData
          nome="dataRecebimento"
          rotulo="Data do recebimento"
          obrigatorio
          ate={hoje}
          regras={[DEPOIS_DA_EMISSAO]}
        />
      </LinhaDeCampos>
      <Diferenca valorProdutos={valorProdutos} aoMudar={setDiferenca} />
    </ModalFormulario>
  );
}

/** Says while it is typed that the value of the invoice is not that of the accepted goods. */
function Diferenca({ valorProdutos, aoMudar }: { valorProdutos: number; aoMudar: (diferenca: string | null) => void }) {
  const valor = numeroLido(Form.useWatch<NumeroDigitado | undefined>('valor'));
  const diferenca = valor === null ? null : avisoDiferencaDaNota(valor, valorProdutos);
  useEffect(() => aoMudar(diferenca), [aoMudar, diferenca]);
  return <div role="status">{diferenca !== null && <Alert type="warning" showIcon title={diferenca} />}</div>;
}
