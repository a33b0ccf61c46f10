import MinusOutlined from '@ant-design/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { LIMITES } from '@merenda/shared/contratos';
import { Icone } from '@merenda/shared/ui';
import { useId } from 'react';

interface ContagemProps {
  rotulo: string;
  valor: number;
  max?: number;
  aoMudar: (valor: number) => void;
}

/** A number of students with large buttons for one more and one less. It takes digits alone. */
export function Contagem({ rotulo, valor, max = LIMITES.pessoas, aoMudar }: ContagemProps) {
  const id = useId();
  const dentro = (numero: number) => aoMudar(Math.min(Math.max(numero, 0), max));
  return (
    <div className="cozinha-contagem">
      <label htmlFor={id}>{rotulo}</label>
      <span>
        <button
          type="button"
          className="fora-do-papel"
          aria-label={`Um a menos: ${rotulo}`}
          disabled={valor <= 0}
          onClick={() => dentro(valor - 1)}
        >
          <Icone de={MinusOutlined} />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={valor === 0 ? '' : String(valor)}
          placeholder="0"
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => dentro(Number(target.value.replace(/\D/g, '')))}
        />
        <button
          type="button"
          className="fora-do-papel"
          aria-label={`Um a mais: ${rotulo}`}
          disabled={valor >= max}
          onClick={() => dentro(valor + 1)}
        >
          <Icone de={PlusOutlined} />
        </button>
      </span>
    </div>
  );
}
