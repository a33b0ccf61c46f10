import { api } from '@merenda/shared';
import type { Convencao, ListaConvencao } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { SelectOpcoes, type SelectOpcoesProps } from './SelectOpcoes';

/** GET /convencoes/{lista}. Look-ups change rarely: one read serves the whole visit. */
export function useConvencao(lista: ListaConvencao) {
  return useQuery({
    queryKey: ['convencoes', lista],
    queryFn: ({ signal }) => api.get<Convencao[]>(`convencoes/${lista}`, { signal }),
    staleTime: Infinity,
  });
}

/** What people read for a code of a list: nothing while the list is on its way, the code where the list lacks it. */
export function useDescricao(lista: ListaConvencao): (codigo: string | null | undefined) => string {
  const { data = [], isPending } = useConvencao(lista);
  return (codigo) => (isPending ? '' : (data.find(({ nome }) => nome === codigo)?.descricao ?? codigo ?? ''));
}

/** A choice from a look-up list of the server. */
export function SelectConvencao({ lista, ...resto }: { lista: ListaConvencao } & Omit<SelectOpcoesProps<string>, 'opcoes' | 'consulta'>) {
  const consulta = useConvencao(lista);
  const opcoes = consulta.data?.map(({ nome, descricao }) => ({ valor: nome, rotulo: descricao }));
  return <SelectOpcoes {...resto} opcoes={opcoes} consulta={consulta} />;
}
