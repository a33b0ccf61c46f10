import { LIMITES, type NotaFiscal } from '@merenda/shared/contratos';
import { CampoData, CampoMoeda, CampoTexto, edicaoDe, LinhaDeCampos, ModalFormulario, type Entidade } from '@merenda/shared/ui';
import { useHojeBR } from '../hoje';
import { lerRecebimentos, useAlterarNota } from './recebimentos.api';

const NOTA_FISCAL: Entidade = { artigo: 'a', nome: 'Nota Fiscal' };

type DadosDaNota = Pick<NotaFiscal, 'numero' | 'dataEmissao' | 'dataRecebimento' | 'valor'>;

/** Corrects the data of an invoice. */
export function ModalNotaFiscal({ nota, solicitacao, aoFechar }: { nota: NotaFiscal; solicitacao: number; aoFechar: () => void }) {
  const { mutateAsync: alterar } = useAlterarNota(nota.id);
  const hoje = useHojeBR();
  const lerANota = async (id: number) => (await lerRecebimentos(solicitacao)).find(({ notaFiscal }) => notaFiscal.id === id)?.notaFiscal;
  return (
    <ModalFormulario<DadosDaNota>
      entidade={NOTA_FISCAL}
      titulo="Corrigir Nota Fiscal"
      valores={nota}
      edicao={edicaoDe(nota, lerANota, (lida) => lida)}
      aoSalvar={(dados, { versao }) => alterar({ ...dados, versao })}
      aoFechar={aoFechar}
    >
      <LinhaDeCampos>
        <CampoTexto nome="numero" rotulo="Número da nota fiscal" obrigatorio max={LIMITES.numeroDocumento} maiusculo />
        <CampoMoeda nome="valor" rotulo="Valor da nota" obrigatorio />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoData nome="dataEmissao" rotulo="Data de emissão" obrigatorio ate={hoje} />
        <CampoData nome="dataRecebimento" rotulo="Data do recebimento" obrigatorio ate={hoje} />
      </LinhaDeCampos>
    </ModalFormulario>
  );
}
