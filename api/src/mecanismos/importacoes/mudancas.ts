import type { LinhaConferida } from '@merenda/shared/contratos';
import { escreverValor, type CampoDePlanilha } from '@merenda/shared/regras';
import { vazio, type Aberta, type Valores } from './importavel.js';

type Mudancas = LinhaConferida['mudancas'];

/** What changes in a record, field by field and part by part, in words. */
export function mudancasDoRegistro<Novo, Atual>(
  { campos, partes, valoresDe }: Aberta<Novo, Atual>,
  antes: Atual,
  depois: Novo,
): Mudancas {
  const daParte = new Set(partes?.campos);
  const proprias = mudancasEntre(
    campos.filter(({ campo }) => !daParte.has(campo)),
    valoresDe(antes),
    valoresDe(depois),
  );
  if (!partes) return proprias;

  const nomeDe = (valores: Valores): string =>
    partes.identidade.flatMap((nome) => escrever(campos, nome, valores) ?? []).join(', ');
  const [guardadas, novas] = [partes.de(antes), partes.de(depois)];
  const mesma = (uma: Valores) => (outra: Valores) => partes.identidade.every((campo) => uma[campo] === outra[campo]);
  const camposDaParte = campos.filter(({ campo }) => daParte.has(campo) && !partes.identidade.includes(campo));
  return [
    ...proprias,
    ...novas.flatMap((nova): Mudancas => {
      const guardada = guardadas.find(mesma(nova));
      if (!guardada) return [{ campo: partes.rotulo, de: null, para: nomeDe(nova) }];
      return mudancasEntre(camposDaParte, guardada, nova).map((mudanca) => ({
        ...mudanca,
        campo: `${nomeDe(nova)}: ${mudanca.campo}`,
      }));
    }),
    ...guardadas
      .filter((guardada) => !novas.some(mesma(guardada)))
      .map((guardada) => ({ campo: partes.rotulo, de: nomeDe(guardada), para: null })),
  ];
}

function escrever(campos: readonly CampoDePlanilha[], nome: string, valores: Valores): string | null {
  const campo = campos.find((um) => um.campo === nome);
  return campo ? escreverValor(campo, valores[nome] ?? null) : null;
}

function mudancasEntre(campos: readonly CampoDePlanilha[], antes: Valores, depois: Valores): Mudancas {
  return campos.flatMap((campo) => {
    const [de, para] = [antes[campo.campo] ?? null, depois[campo.campo] ?? null];
    if (String(de) === String(para) || (vazio(de) && vazio(para))) return [];
    return [{ campo: campo.titulo, de: escreverValor(campo, de), para: escreverValor(campo, para) }];
  });
}
