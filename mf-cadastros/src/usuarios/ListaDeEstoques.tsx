import { consultasDeEstoques } from '@merenda/shared/consultas';
import { compararTextos, nomeProprio } from '@merenda/shared/formatos';
import { ListaMarcavel } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';

interface ListaDeEstoquesProps {
  id?: string;
  'aria-describedby'?: string;
  value?: number[];
  onChange?: (estoques: number[]) => void;
}

/** The check-list of all stocks, by the names of their units. */
export function ListaDeEstoques(campo: ListaDeEstoquesProps) {
  const estoques = useQuery(consultasDeEstoques.lista('todas'));
  const unidades = estoques.data
    ?.map(({ id, unidadeEducacional }) => ({ valor: id, rotulo: nomeProprio(unidadeEducacional.nome) }))
    .sort((a, b) => compararTextos(a.rotulo, b.rotulo));
  return <ListaMarcavel {...campo} rotulo="Estoques" opcoes={unidades} consulta={estoques} de="unidades" />;
}
