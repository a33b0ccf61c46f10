import { nomeComum } from '@merenda/shared/formatos';
import { SelectOpcoes, type Opcao } from '@merenda/shared/ui';
import { Flex } from 'antd';
import type { CopiasDePratos, EscolhaDoPrato } from './useCopiasDePratos.js';

/** The two choices that are no dish, in a select of ids. */
const COPIAR = 0;
const VAZIO = -1;

const valorDe = (escolha: EscolhaDoPrato): number =>
  escolha === 'COPIAR' ? COPIAR : escolha === 'VAZIO' ? VAZIO : escolha;

const escolhaDe = (valor: number): EscolhaDoPrato => (valor === COPIAR ? 'COPIAR' : valor === VAZIO ? 'VAZIO' : valor);

/** Each dish that belongs to the other age band, with what takes its place. */
export function PratosDaCopia({ copias: { pratos = [], existentes, podeCriar } }: { copias: CopiasDePratos }) {
  return (
    <Flex component="section" vertical gap={12} aria-label="Pratos da cópia">
      <strong>Pratos</strong>
      {pratos.map(({ prato, escolha, escolher }) => {
        const opcoes: Opcao<number>[] = [
          ...(podeCriar ? [{ valor: COPIAR, rotulo: `Criar ${nomeComum(prato.nome)} para esta faixa` }] : []),
          { valor: VAZIO, rotulo: 'Escolher depois' },
          ...existentes.map(({ id, nome, modalidade }) => ({
            valor: id,
            rotulo: `Usar ${nomeComum(nome)} (${modalidade.descricao})`,
          })),
        ];
        return (
          <div key={prato.id}>
            <span aria-hidden>{nomeComum(prato.nome)}</span>
            <SelectOpcoes
              aria-label={`Prato em lugar de ${nomeComum(prato.nome)}`}
              value={valorDe(escolha)}
              opcoes={opcoes}
              onChange={(valor) => valor !== undefined && escolher(escolhaDe(valor))}
            />
          </div>
        );
      })}
    </Flex>
  );
}
