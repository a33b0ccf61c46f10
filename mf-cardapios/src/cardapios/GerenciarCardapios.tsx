import { Radio } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { GerenciarSemanais } from '../cardapios-semanais/GerenciarSemanais.js';
import { GerenciarConvencionais } from './GerenciarConvencionais.js';

type Tipo = 'convencionais' | 'semanais';

const TIPOS: { value: Tipo; label: string }[] = [
  { value: 'convencionais', label: 'Cardápios Convencionais' },
  { value: 'semanais', label: 'Cardápios Semanais' },
];

/** Both kinds of menus; one at a time, which the address names. */
export default function GerenciarCardapios() {
  const [parametros, setParametros] = useSearchParams();
  const tipo: Tipo = parametros.get('tipo') === 'semanais' ? 'semanais' : 'convencionais';
  const escolha = (
    <Radio.Group
      aria-label="Tipo de cardápio"
      optionType="button"
      buttonStyle="solid"
      // On a phone the row of buttons is pushed aside.
      style={{ whiteSpace: 'nowrap' }}
      options={TIPOS}
      value={tipo}
      onChange={({ target }) => setParametros({ tipo: target.value as Tipo }, { replace: true })}
    />
  );
  return tipo === 'convencionais' ? (
    <GerenciarConvencionais escolha={escolha} />
  ) : (
    <GerenciarSemanais escolha={escolha} />
  );
}
