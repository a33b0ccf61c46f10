import { Radio } from 'antd';
import { useState } from 'react';
import { GerenciarSemanais } from '../cardapios-semanais/GerenciarSemanais.js';
import { GerenciarConvencionais } from './GerenciarConvencionais.js';

type Tipo = 'convencionais' | 'semanais';

const TIPOS: { value: Tipo; label: string }[] = [
  { value: 'convencionais', label: 'Cardápios Convencionais' },
  { value: 'semanais', label: 'Cardápios Semanais' },
];

/** Both kinds of menus; one at a time. */
export default function GerenciarCardapios() {
  const [tipo, setTipo] = useState<Tipo>('convencionais');
  const escolha = (
    <Radio.Group
      aria-label="Tipo de cardápio"
      optionType="button"
      buttonStyle="solid"
      options={TIPOS}
      value={tipo}
      onChange={({ target }) => setTipo(target.value as Tipo)}
    />
  );
  return tipo === 'convencionais' ? (
    <GerenciarConvencionais escolha={escolha} />
  ) : (
    <GerenciarSemanais escolha={escolha} />
  );
}
