import { useSessao } from '@merenda/shared';
import { consultasDeEstoques, type EscopoDosEstoques } from '@merenda/shared/consultas';
import { compararTextos, nomeProprio } from '@merenda/shared/formatos';
import { useQuery } from '@tanstack/react-query';
import { SelectOpcoes, type SelectOpcoesProps } from './SelectOpcoes.js';

interface SelectUnidadeProps extends Omit<SelectOpcoesProps<number>, 'opcoes' | 'consulta' | 'de'> {
  /** 'minhas': units whose stock the user works with; 'todas': every unit of the municipality. */
  escopo: EscopoDosEstoques;
  /** Which id is the value: the unit's or its stock's. */
  valor: 'unidade' | 'estoque';
}

/** Chooses an educational unit by name. */
export function SelectUnidade({ escopo, valor, ...resto }: SelectUnidadeProps) {
  const consulta = useQuery(consultasDeEstoques.lista(escopo));
  // The session has the user's own: the chosen one has its name before the list is there.
  const daSessao = useSessao(({ auth }) => auth.usuario?.estoques);
  const opcoes = (consulta.data ?? (escopo === 'minhas' ? daSessao : undefined))
    ?.map(({ id, unidadeEducacional: unidade }) => ({
      valor: valor === 'estoque' ? id : unidade.id,
      rotulo: nomeProprio(unidade.nome),
    }))
    .sort((a, b) => compararTextos(a.rotulo, b.rotulo));
  return (
    <SelectOpcoes {...resto} opcoes={opcoes} consulta={consulta} de={escopo === 'minhas' ? 'estoque' : 'unidades'} />
  );
}
