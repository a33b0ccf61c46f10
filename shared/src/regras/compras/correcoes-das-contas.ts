import { formatarMoeda } from '../../formatos/numeros.js';
import { ROTULOS_TIPO_DE_RECURSO, type TipoDeRecurso } from '../../vocabulario/compras/recursos-pnae.js';
import type { Numerico } from '../decimal.js';

/** What happened to a record of a closed year. */
type Ato = 'registrado' | 'estornado';

interface Pago {
  /** 'DD/MM/YYYY'. */
  data: string;
  documento: string;
  valor: Numerico;
}

/** 'Pagamento de R$ 60,50 em 31/12/2020, documento OB 7, registrado'. */
export const descricaoDoPagamento = ({ data, documento, valor }: Pago, ato: Ato): string =>
  `Pagamento de ${formatarMoeda(valor)} em ${data}, documento ${documento}, ${ato}`;

interface Recurso extends Pago {
  tipo: TipoDeRecurso;
}

const recurso = ({ tipo, valor, data, documento }: Recurso): string =>
  `${ROTULOS_TIPO_DE_RECURSO[tipo]} de ${formatarMoeda(valor)} em ${data}, documento ${documento}`;

/** 'Repasse de R$ 500,00 em 27/02/2020, documento OB 1, registrado'. */
export const descricaoDoRecurso = (novo: Recurso): string => `${recurso(novo)}, registrado`;

/** 'Repasse de R$ 500,00 em 27/02/2020, documento OB 1; agora Repasse de R$ 600,00 em 27/02/2020, documento OB 1'. */
export const descricaoDaEdicao = (antes: Recurso, depois: Recurso): string =>
  `${recurso(antes)}; agora ${recurso(depois)}`;

/** 'Recebimento da nota NF 9, em 10/03/2020, estornado'. */
export const descricaoDoRecebimento = (nota: { numero: string; dataRecebimento: string }, ato: Ato): string =>
  `Recebimento da nota ${nota.numero}, em ${nota.dataRecebimento}, ${ato}`;
