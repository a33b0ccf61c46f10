import { Button, Flex, Spin } from 'antd';

/** What the server is doing, and the way out. */
export function EsperaDaSugestao({ frase, aoCancelar }: { frase: string; aoCancelar: () => void }) {
  return (
    <Flex wrap gap="middle" align="center" className="sugestao-espera">
      <Spin />
      <div role="status" style={{ flex: '1 1 220px' }}>
        {frase} Nada é gravado.
      </div>
      <Button onClick={aoCancelar}>Cancelar</Button>
    </Flex>
  );
}
