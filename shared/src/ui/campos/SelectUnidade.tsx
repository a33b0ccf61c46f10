import { api } from '@merenda/shared';
import type { Estoque } from '@merenda/shared/contratos';
import { compararTextos } from '@merenda/shared/formatos';
import { useQuery } from '@tanstack/react-query';
import { SelectOpcoes, type SelectOpcoesProps } from './SelectOpcoes.js';

type Escopo = 'minhas' | 'todas';

/** GET /estoques/me or /estoques: the stocks of the user's own units, or of all. */
export function useEstoques(escopo: Escopo) {
  return useQuery({
    queryKey: ['estoques', escopo],
    queryFn: ({ signal }) => api.get<Estoque[]>(escopo === 'minhas' ? 'estoques/me' : 'estoques', { signal }),
  });
}

interface SelectUnidadeProps extends Omit<SelectOpcoesProps<number>, 'opcoes' | 'consulta'> {
  /** 'minhas': units whose stock the user works with; 'todas': every unit of the municipality. */
  escopo: Escopo;
  /** Whose id is the value: the unit's, or its stock's. */
  valor: 'unidade' | 'estoque';
}

/** Chooses an educational unit by name. */
export function SelectUnidade({ escopo, valor, ...resto }: SelectUnidadeProps) {
  const consulta = useEstoques(escopo);
  const opcoes = consulta.data
    ?.map(({ id, unidadeEducacional: unidade }) => ({
      valor: valor === 'estoque' ? id : unidade.id,
      rotulo: unidade.nome,
    }))
    .sort((a, b) => compararTextos(a.rotulo, b.rotulo));
  return <SelectOpcoes {...resto} opcoes={opcoes} consulta={consulta} />;
}
