import type { Patologia, PatologiaInformada } from '@merenda/shared/contratos';
import { LIMITES } from '@merenda/shared/contratos';
import { paraBusca } from '@merenda/shared/formatos';
import { BUSCA_NAS_OPCOES } from '@merenda/shared/ui';
import { AutoComplete } from 'antd';
import { usePatologias } from '../etapas/etapas.api.js';

interface EntradaPatologiaProps {
  id?: string;
  value?: string;
  onChange?: (valor: string) => void;
}

/** A pathology: one of the list, or any other name, which joins the list when the form is saved. */
export function EntradaPatologia({ id, value, onChange }: EntradaPatologiaProps) {
  const { data = [] } = usePatologias();
  return (
    <AutoComplete
      id={id}
      style={{ width: '100%' }}
      placeholder="Escolha ou digite uma nova"
      value={value}
      onChange={(texto: string) => onChange?.(texto.toUpperCase().slice(0, LIMITES.patologia))}
      options={data.map(({ tipo }) => ({ value: tipo }))}
      showSearch={BUSCA_NAS_OPCOES}
    />
  );
}

/** The pathology of that name with its id where the list has it. */
export function informar(tipo: string, lista: readonly Patologia[]): PatologiaInformada {
  return lista.find((patologia) => paraBusca(patologia.tipo) === paraBusca(tipo)) ?? { tipo };
}
