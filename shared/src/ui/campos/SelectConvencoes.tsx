import { consultasDeConvencoes } from '@merenda/shared/consultas';
import type { ListaConvencao } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { Select, type SelectProps } from 'antd';
import { BUSCA_NAS_OPCOES, larguraDaLista } from './busca-nas-opcoes.js';
import { ListaComNome } from './ListaComNome.js';
import { SemOpcoes } from './SelectOpcoes.js';

interface SelectConvencoesProps extends Pick<
  SelectProps,
  'id' | 'disabled' | 'placeholder' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> {
  lista: ListaConvencao;
  value?: string[];
  onChange?: (valores: string[]) => void;
}

/** Several of a look-up list of the server, found by typing. An inactive entry is only offered while it is chosen. */
export function SelectConvencoes({ lista, value = [], onChange, ...resto }: SelectConvencoesProps) {
  const consulta = useQuery(consultasDeConvencoes.lista(lista));
  const opcoes = consulta.data?.filter(({ nome, inativa }) => !inativa || value.includes(nome));
  return (
    <Select<string[]>
      {...resto}
      mode="multiple"
      allowClear
      // `false` would override the form, which disables its fields while it is sent.
      disabled={resto.disabled || undefined}
      style={{ width: '100%' }}
      // Until the options come, a chosen code has no name to show.
      value={opcoes ? value : []}
      onChange={onChange}
      loading={consulta.isPending}
      status={consulta.isError ? 'error' : undefined}
      showSearch={BUSCA_NAS_OPCOES}
      {...larguraDaLista(opcoes)}
      options={opcoes?.map(({ nome, descricao }) => ({ value: nome, label: descricao }))}
      popupRender={(itens) => (
        <ListaComNome id={resto.id} nome={resto['aria-label']}>
          {itens}
        </ListaComNome>
      )}
      notFoundContent={<SemOpcoes consulta={consulta} de={opcoes?.length === 0 ? { lista } : undefined} />}
    />
  );
}
