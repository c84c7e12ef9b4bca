console.log('Holotape: the table is being set.');
