import { consultasDeCategorias } from '@merenda/shared/consultas';
import { categoriaPorExtenso } from '@merenda/shared/regras';
import { SelectOpcoes } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { MODALIDADES, type Etapa } from './CamposDaEtapa.js';

interface EscolhaDaEtapaProps {
  /** 'Comparar com a norma de' */
  rotulo: string;
  etapa: Partial<Etapa>;
  aoMudar: (etapa: Partial<Etapa>) => void;
}

/** Category and modality, outside of a form's values. */
export function EscolhaDaEtapa({ rotulo, etapa, aoMudar }: EscolhaDaEtapaProps) {
  const categorias = useQuery(consultasDeCategorias.lista());
  return (
    <Flex vertical gap={4} role="group" aria-label={rotulo} style={{ marginBottom: 8, fontSize: 13 }}>
      <span aria-hidden>{rotulo}</span>
      <SelectOpcoes
        aria-label={`${rotulo}: categoria`}
        allowClear
        placeholder="Categoria"
        value={etapa.categoria}
        opcoes={categorias.data?.map((categoria) => ({ valor: categoria.id, rotulo: categoriaPorExtenso(categoria) }))}
        consulta={categorias}
        onChange={(categoria) => aoMudar({ ...etapa, categoria })}
      />
      <SelectOpcoes
        aria-label={`${rotulo}: modalidade`}
        allowClear
        placeholder="Modalidade"
        value={etapa.modalidade}
        opcoes={MODALIDADES}
        onChange={(modalidade) => aoMudar({ ...etapa, modalidade })}
      />
    </Flex>
  );
}
