import type { PrazoDeGuarda, Tratamento } from '@merenda/shared/contratos';
import { escreverPrazo, violacoesDoPrazoDeGuarda } from '@merenda/shared/regras';
import { CampoQuantidade, ModalFormulario, regra, type Entidade } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useAlterarPrazo, useTratamentos } from './privacidade.api.js';

export interface TratamentoComPrazo extends Tratamento {
  prazo: PrazoDeGuarda;
}

interface Valores {
  prazo: number;
}

const PRAZO: Entidade = { artigo: 'o', nome: 'Prazo de guarda' };

/** How long a kind of data is kept, in the unit of the register. */
export function FormularioDoPrazo({ tratamento, aoFechar }: { tratamento: TratamentoComPrazo; aoFechar: () => void }) {
  const { tipo, nome, prazo } = tratamento;
  const { mutateAsync: alterar } = useAlterarPrazo(tipo);
  const { refetch } = useTratamentos();

  async function reler() {
    const { data } = await refetch({ throwOnError: true });
    const atual = data?.find((outro) => outro.tipo === tipo)?.prazo;
    return atual ? { versao: atual.versao, valores: { prazo: atual.prazo } } : null;
  }

  return (
    <ModalFormulario<Valores>
      entidade={PRAZO}
      titulo={`Prazo de Guarda: ${nome}`}
      valores={{ prazo: prazo.prazo }}
      edicao={{ versao: prazo.versao, reler }}
      aoSalvar={(valores, { versao }) => alterar({ prazo: valores.prazo, versao })}
      aoFechar={aoFechar}
    >
      <CampoQuantidade
        nome="prazo"
        rotulo={prazo.unidade === 'ANOS' ? 'Prazo, em anos' : 'Prazo, em dias'}
        obrigatorio
        casas={0}
        sufixo={prazo.unidade === 'ANOS' ? 'anos' : 'dias'}
        regras={[regra((valor) => (typeof valor === 'number' ? violacoesDoPrazoDeGuarda(prazo, valor) : []))]}
      />
      <Typography.Paragraph type="secondary">
        Conta desde {prazo.contaDe}. Padrão: {escreverPrazo(prazo.padrao, prazo.unidade)}; mínimo:{' '}
        {escreverPrazo(prazo.minimo, prazo.unidade)}. {prazo.fonte}
      </Typography.Paragraph>
    </ModalFormulario>
  );
}
