import { consultasDeConvencoes } from '@merenda/shared/consultas';
import { CASAS_DIGITADAS, CASAS_DO_SALDO, LIMITES } from '@merenda/shared/contratos';
import {
  ehIlegivel,
  formatarQuantidade,
  lerQuantidade,
  numeroLido,
  semMilhares,
  type NumeroDigitado,
} from '@merenda/shared/formatos';
import {
  naOutraUnidade,
  unidadeDoNumero,
  violacoesDaPrecisao,
  type Limites,
  type Medida,
} from '@merenda/shared/regras';
import { useQuery } from '@tanstack/react-query';
import { Button, type FormRule, Space, Typography } from 'antd';
import { useId } from 'react';
import { regra } from '../formulario/regra.js';
import { Campo, type CampoProps } from './Campo.js';
import { EntradaNumero, LEGIVEL, type EntradaDeNumeroProps } from './EntradaNumero.js';
import { entre } from './limites.js';
import { descricaoDe } from './SelectConvencao.js';

interface CampoQuantidadeProps extends CampoProps, Partial<Limites> {
  /** Decimals allowed; 0 asks for a whole number. */
  casas?: number;
  /**
   * Unit shown after the number: 'kg'. A field whose unit may be set later takes ' ', because antd rebuilds an input
   * that gets a suffix.
   */
  sufixo?: string;
  /** As of `EntradaQuantidade`; in place of `sufixo`. */
  medida?: Medida | null;
  /** Writes a bound in the message, where the number alone says little: packages as people weigh them. */
  escrever?: (numero: number) => string;
  /** A number that is a name, such as a year, has no dots. */
  milhares?: boolean;
  /** All that there is: a button takes it, exact, and only it may have more decimals. */
  tudo?: number;
}

/**
 * A number as Brazilians write it, '1.234,567'; the value is a number, or the `Ilegivel` text that the field refuses.
 */
export function CampoQuantidade({
  min = 0,
  max = LIMITES.quantidade,
  casas = CASAS_DIGITADAS,
  milhares = true,
  sufixo,
  medida,
  tudo,
  escrever = (numero) => escreverQuantidade(numero, casas, milhares),
  desabilitado,
  regras = [],
  ...campo
}: CampoQuantidadeProps) {
  return (
    <Campo {...campo} regras={[...LEGIVEL, entre({ min, max }, escrever), ...precisao(tudo), ...regras]}>
      <EntradaQuantidade
        casas={casas}
        milhares={milhares}
        suffix={sufixo}
        medida={medida}
        disabled={desabilitado || undefined}
        tudo={tudo}
        nomeDoTudo={campo.rotulo}
      />
    </Campo>
  );
}

export interface EntradaQuantidadeProps extends EntradaDeNumeroProps {
  casas?: number;
  milhares?: boolean;
  suffix?: string;
  /**
   * What the number counts: the packages of a product, or a unit of measure. Its unit is shown after the number, and
   * the quantity in the other unit below it: 1,6 [pacotes] '= 0,64 kg'. Null while it is not chosen yet.
   */
  medida?: Medida | null;
  /** On a phone there is no room for both number and unit in one line: the unit is below, 'pacotes = 0,64 kg'. */
  unidadeAbaixo?: boolean;
  /** As of `CampoQuantidade`; the button needs `nomeDoTudo`. */
  tudo?: number;
  /** What the button fills, for a screen reader: a list has the button in each row. */
  nomeDoTudo?: string;
}

/** Only the control, for tables and lists outside a form. */
export function EntradaQuantidade({ medida, unidadeAbaixo, ...resto }: EntradaQuantidadeProps) {
  return medida === undefined ? (
    <EntradaSemMedida {...resto} />
  ) : (
    <EntradaComMedida {...resto} medida={medida} unidadeAbaixo={unidadeAbaixo} />
  );
}

/** The number with its unit, and the other unit below it. */
function EntradaComMedida({
  medida,
  unidadeAbaixo = false,
  ...resto
}: Omit<EntradaQuantidadeProps, 'medida' | 'suffix'> & { medida: Medida | null }) {
  const deProduto = medida !== null && typeof medida !== 'string';
  const { data } = useQuery({ ...consultasDeConvencoes.lista('unidades-produto'), enabled: deProduto });
  const id = useId();
  const numero = numeroLido(resto.value);
  const outra = medida === null || numero === null ? null : naOutraUnidade(numero, medida);
  // A suffix that is there from the beginning: antd rebuilds an input that gets one.
  const unidade =
    medida === null ? ' ' : unidadeDoNumero(numero, medida, deProduto ? descricaoDe(data, medida.unidadeProduto) : '');
  const abaixo = [unidadeAbaixo ? unidade.trim() : '', outra === null ? '' : `= ${outra}`].filter(Boolean).join(' ');
  return (
    <>
      <EntradaSemMedida
        {...resto}
        suffix={unidadeAbaixo ? undefined : unidade}
        depoisDaUnidade={abaixo === '' ? undefined : id}
      />
      {abaixo !== '' && (
        <Typography.Text
          id={id}
          type="secondary"
          style={{ display: 'block', ...(unidadeAbaixo && { fontSize: 12, lineHeight: 1.2 }) }}
        >
          {abaixo}
        </Typography.Text>
      )}
    </>
  );
}

function EntradaSemMedida({
  casas = CASAS_DIGITADAS,
  milhares = true,
  tudo,
  nomeDoTudo,
  ...resto
}: Omit<EntradaQuantidadeProps, 'medida' | 'unidadeAbaixo'> & { depoisDaUnidade?: string }) {
  const entrada = (
    <EntradaNumero
      {...resto}
      ler={(texto) => lerAte(texto, casas, tudo)}
      escrever={(numero) => escreverQuantidade(numero, casas, milhares)}
      inputMode={casas === 0 ? 'numeric' : 'decimal'}
    />
  );
  if (tudo === undefined || nomeDoTudo === undefined || resto.disabled) return entrada;
  return (
    <Space.Compact block>
      {entrada}
      <Button aria-label={`${nomeDoTudo}: tudo`} onClick={() => resto.onChange?.(tudo)}>
        Tudo
      </Button>
    </Space.Compact>
  );
}

/** A text with more decimals than people type is a number when it is all that there is. */
function lerAte(texto: string, casas: number, tudo: number | undefined): NumeroDigitado {
  const lido = lerQuantidade(texto, casas);
  if (tudo === undefined || !ehIlegivel(lido)) return lido;
  return lerQuantidade(texto, CASAS_DO_SALDO) === tudo ? tudo : lido;
}

/** A value that was all that there was may have more decimals than the number that is typed now. */
const precisao = (tudo: number | undefined): FormRule[] =>
  tudo === undefined
    ? []
    : [
        regra<NumeroDigitado>((valor) => {
          const numero = numeroLido(valor);
          return numero === null ? [] : violacoesDaPrecisao(numero, tudo);
        }),
      ];

function escreverQuantidade(numero: number, casas: number, milhares: boolean): string {
  // All digits of a balance, which has more than people type.
  const escrito = formatarQuantidade(numero, casas === CASAS_DIGITADAS ? CASAS_DO_SALDO : casas);
  return milhares ? escrito : semMilhares(escrito);
}
