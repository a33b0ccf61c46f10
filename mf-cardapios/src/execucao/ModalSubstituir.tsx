import type { LancamentoDoDia, PratoDoDia } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Campo, ModalFormulario, SelectOpcoes } from '@merenda/shared/ui';
import { usePratos } from '../pratos/pratos.api.js';
import { useSubstituirPrato } from './execucao.api.js';

interface ModalSubstituirProps {
  lancamento: LancamentoDoDia;
  prato: PratoDoDia;
  aoFechar: () => void;
}

const ENTIDADE = { artigo: 'o', nome: 'Prato' } as const;

/** Serves another dish today; the menu itself stays as it is. */
export function ModalSubstituir({ lancamento, prato, aoFechar }: ModalSubstituirProps) {
  const pratos = usePratos();
  const { mutateAsync: substituir } = useSubstituirPrato();
  const servidos = new Set(lancamento.pratos.map((um) => um.prato.id));
  const opcoes = pratos.data
    ?.filter(({ id, categoria }) => !servidos.has(id) && categoria.id === lancamento.cardapio.categoria.id)
    .map(({ id, nome }) => ({ valor: id, rotulo: nomeComum(nome) }));
  return (
    <ModalFormulario<{ substituto: number }>
      entidade={ENTIDADE}
      titulo={`Substituir ${nomeComum(prato.prato.nome)}`}
      rotuloSalvar="Substituir"
      confirmacao="Deseja realmente substituir o Prato?"
      sucesso="Prato substituído com sucesso!"
      tituloDaFalha="Aviso"
      aoSalvar={({ substituto }) => substituir({ lancamento: lancamento.id, substituido: prato.prato.id, substituto })}
      aoFechar={aoFechar}
    >
      <Campo
        nome="substituto"
        rotulo="Servir no lugar"
        obrigatorio
        ajuda="A substituição vale apenas para este dia e esta unidade."
      >
        <SelectOpcoes<number> opcoes={opcoes} consulta={pratos} de="outrosPratos" />
      </Campo>
    </ModalFormulario>
  );
}
