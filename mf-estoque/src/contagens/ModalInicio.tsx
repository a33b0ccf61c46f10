import type { ContagemNova } from '@merenda/shared/contratos';
import { Campo, ModalFormulario } from '@merenda/shared/ui';
import { Checkbox } from 'antd';
import { useAbrirContagem } from './contagens.api.js';

const INICIAIS: ContagemNova = { asCegas: false, comZerados: false, outraPessoaConfirma: false };

/** Begins the count of a stock, with its three choices. */
export function ModalInicio({ estoque, aoFechar }: { estoque: number; aoFechar: () => void }) {
  const abertura = useAbrirContagem(estoque);
  return (
    <ModalFormulario<ContagemNova>
      entidade={{ nome: 'Contagem', artigo: 'a' }}
      titulo="Iniciar Contagem"
      confirmacao="Deseja realmente iniciar a Contagem?"
      sucesso="Contagem iniciada com sucesso!"
      rotuloSalvar="Iniciar contagem"
      valores={INICIAIS}
      aoSalvar={(valores, { idempotencia }) => abertura.mutateAsync({ ...valores, idempotencia })}
      aoFechar={aoFechar}
      largura={520}
    >
      <Campo nome="asCegas" valuePropName="checked" ajuda="Quem conta não vê os saldos do sistema.">
        <Checkbox>Contar às cegas</Checkbox>
      </Campo>
      <Campo
        nome="comZerados"
        valuePropName="checked"
        ajuda="Inclui também os lotes sem saldo, para o caso de ter sobrado algum."
      >
        <Checkbox>Incluir lotes zerados</Checkbox>
      </Campo>
      <Campo
        nome="outraPessoaConfirma"
        valuePropName="checked"
        ajuda="Quem contou algum lote não pode lançar a contagem."
      >
        <Checkbox>Outra pessoa confirma</Checkbox>
      </Campo>
    </ModalFormulario>
  );
}
