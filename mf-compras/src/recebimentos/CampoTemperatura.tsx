import { LIMITES } from '@merenda/shared/contratos';
import { formatarQuantidade, lerQuantidade, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { violacao } from '@merenda/shared/regras';
import { Campo, EntradaNumero, LEGIVEL, regra, type EntradaDeNumeroProps } from '@merenda/shared/ui';

const DENTRO = regra<NumeroDigitado>((digitada) => {
  const graus = numeroLido(digitada);
  const fora = graus !== null && (graus < LIMITES.temperaturaMinima || graus > LIMITES.temperaturaMaxima);
  return violacao(fora, '', `Informe de ${LIMITES.temperaturaMinima} a ${LIMITES.temperaturaMaxima} °C.`);
});

/** °C with one decimal; a frozen product is below zero. */
export function CampoTemperatura({ nome, rotulo }: { nome: string | (string | number)[]; rotulo: string }) {
  return (
    <Campo nome={nome} rotulo={rotulo} regras={[...LEGIVEL, DENTRO]}>
      <EntradaTemperatura />
    </Campo>
  );
}

const EntradaTemperatura = (props: EntradaDeNumeroProps) => (
  <EntradaNumero
    {...props}
    ler={lerTemperatura}
    escrever={(graus) => formatarQuantidade(graus, 1)}
    inputMode="text"
    suffix="°C"
  />
);

/** '-12,5' → -12.5. */
function lerTemperatura(digitada: string): NumeroDigitado {
  const [, sinal, modulo] = /^\s*([-−–]?)(.*)$/.exec(digitada) ?? [];
  const lida = lerQuantidade(modulo ?? '', 1);
  return sinal && typeof lida === 'number' ? -lida : sinal ? lerQuantidade(digitada, 1) : lida;
}
